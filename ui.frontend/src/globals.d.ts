declare module '*.scss' {
  /** Compiled CSS in the server bundle; nothing elsewhere. */
  const css: string;
  export default css;
}

/** Set by webpack: what the SPEC calls the design library's version. */
interface Window {
  /** The site's entry function; may be called again for DOM added later. */
  ventora?: {
    start(root?: ParentNode): void;
    /** On pages with the script of the search widgets (docs/search-widgets.md). */
    search?: typeof import('./features/search/widgets/host/mount');
  };
}
