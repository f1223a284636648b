/* Must be imported first: URLs of chunks and fonts are relative to this. */

/**
 * The URL of the clientlib's `resources/`, derived from that of this script, so that one build works under any host and
 * context path.
 * @throws if the script's URL is unknown
 */
export function publicPathOf(script: string | undefined, built: string): string {
  if (!script) throw new Error('Automatic publicPath is not supported in this browser');
  const at = script.indexOf('/etc.clientlibs/');
  return at < 0 ? built : script.slice(0, at) + built;
}

const current = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : undefined;
__webpack_public_path__ = publicPathOf(current, __webpack_public_path__);
