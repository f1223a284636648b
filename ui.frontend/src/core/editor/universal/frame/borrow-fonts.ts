/** Those that are here already, by what their rules say. */
const borrowed = new Set<string>();

/** Has the fonts of a page of our own origin in the editor's document, too: a document's fonts are its own. */
export function borrowFonts(page: Document): void {
  for (const sheet of page.styleSheets)
    for (const rule of rulesOf(sheet)) {
      if (borrowed.has(rule.cssText)) continue;
      borrowed.add(rule.cssText);
      const told = (name: string) => rule.style.getPropertyValue(name);
      const face = new FontFace(
        told('font-family').replace(/^["']|["']$/g, ''),
        absolute(told('src'), sheet.href ?? page.baseURI),
        {
          ...(told('font-weight') && { weight: told('font-weight') }),
          ...(told('font-style') && { style: told('font-style') }),
          ...(told('unicode-range') && { unicodeRange: told('unicode-range') }),
        },
      );
      document.fonts.add(face);
    }
}

/** None of a sheet from elsewhere, which hides them. */
function rulesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    // By its form: the page's classes are not ours.
    return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule =>
      rule.cssText.startsWith('@font-face'),
    );
  } catch {
    return [];
  }
}

const absolute = (src: string, base: string): string =>
  src.replace(
    /url\(["']?([^"')]+)["']?\)/g,
    (_whole, address: string) => `url("${new URL(address, base).href}")`,
  );
