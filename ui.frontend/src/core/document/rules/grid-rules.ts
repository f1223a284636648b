const COLUMN_RULE = /(\.aem-Grid(?:Column)?\.aem-Grid[\w-]+\{[^}]*\})/;

/**
 * Makes a picker of the grid's rules in a sheet: AEM's grid has one for every width and offset at every breakpoint, and
 * a page has a few.
 */
export function createGridRules(sheet: string) {
  const parts = sheet.split(COLUMN_RULE).map((css) => ({ css, name: nameOf(css) }));
  return (names: ReadonlySet<string>): string =>
    parts.map(({ css, name }) => (name === undefined || names.has(name) ? css : '')).join('');
}

/** The class that a rule of the grid is for; none for any other CSS. */
const nameOf = (css: string): string | undefined =>
  /^\.aem-Grid(?:Column)?\.(aem-Grid[\w-]+)\{/.exec(css)?.[1];
