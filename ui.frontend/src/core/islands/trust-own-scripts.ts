/**
 * Lets only scripts of this build be loaded: the Trusted Types policy (W3C) for every script address that code sets. Browsers
 * without Trusted Types go by the Content-Security-Policy alone.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith(__webpack_public_path__) ? url : null),
  });
}
