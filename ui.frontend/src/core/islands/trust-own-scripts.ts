import { isOwnScript } from '../kit/own-script';

/**
 * Lets only scripts of this build be loaded: the Trusted Types policy (W3C) for every script address that code sets. Browsers
 * without Trusted Types go by the Content-Security-Policy alone.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
