import { isOwnScript } from '../own-script';

let clean: ((html: string) => string) | undefined;

/** Says how HTML is cleaned before a browser parses it for an application of authors. Until then it parses none. */
export const letIn = (cleaned: (html: string) => string): void => void (clean = cleaned);

/**
 * The Trusted Types policy (W3C) of the authors' applications, for what they and their libraries give to the browser as a
 * string: scripts are loaded from this build only, and HTML is cleaned. Libraries that read HTML load the cleaner with them
 * (`parse-html.ts`).
 */
export function trustCleanHtml(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
    createHTML: (html) => (html === '' ? html : (clean?.(html) ?? null)),
  });
}
