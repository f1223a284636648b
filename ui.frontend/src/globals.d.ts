declare module '*.scss' {
  /** Compiled CSS in the server bundle; nothing elsewhere. */
  const css: string;
  export default css;
}

/** What the site's scripts offer to a page, on window by the site's id. */
interface SiteOnPage {
  /** The site's entry function; may be called again for DOM added later. */
  start(root?: ParentNode): void;
  /** On pages with the script of the search widgets (docs/search-widgets.md). */
  search?: typeof import('./features/search/widgets/host/mount');
}

/** Speculation rules (HTML standard). */
interface Document {
  /** Whether a browser has opened the page ahead, and does not show it yet. */
  readonly prerendering?: boolean;
}

/** Trusted Types (W3C), as far as we use them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string | null; createHTML?(html: string): string | null },
    ): unknown;
  };
}
