/* Must be imported first: chunks and fonts are asked for relative to this. */

/**
 * Where the clientlib's `resources/` are served from, read off the address this script came from, so that a context
 * path or another host needs no other build.
 * @throws when no script address can be found
 */
export function publicPathOf(script: string | undefined, built: string): string {
  if (!script) throw new Error('Automatic publicPath is not supported in this browser');
  const at = script.indexOf('/etc.clientlibs/');
  return at < 0 ? built : script.slice(0, at) + built;
}

const current = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : undefined;
__webpack_public_path__ = publicPathOf(current, __webpack_public_path__);
