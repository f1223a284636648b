const adopted = new Set<string>();

/**
 * Adds styles that only a chunk needs: they come as text in its script (`NAME.chunk.scss`), so that no page has them before a
 * visitor uses what they are for.
 */
export function adoptSheet(css: string): void {
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted.add(css);
}
