const COLUMN_RULE = /(\.aem-Grid(?:Column)?\.aem-Grid[\w-]+\{[^}]*\})/;

/**
 * Creates a function that selects the grid rules of a style sheet: AEM's grid has one for every width and offset at
 * every breakpoint, and a page needs only a few.
 */
export function createGridRules(sheet: string) {
  const parts = sheet.split(COLUMN_RULE).map((css) => ({ css, name: nameOf(css) }));
  return (names: ReadonlySet<string>): string =>
    parts.map(({ css, name }) => (name === undefined || names.has(name) ? css : '')).join('');
}

/** The grid class of a rule; undefined for any other CSS. */
const nameOf = (css: string): string | undefined =>
  /^\.aem-Grid(?:Column)?\.(aem-Grid[\w-]+)\{/.exec(css)?.[1];
