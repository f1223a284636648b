import type { EdgePage } from './write-page';
import { escapeText } from './write-value';

/**
 * A page as Edge Delivery reads it from its source, a document of its own: https://www.aem.live/developer/byom
 *
 * @param origin of absolute addresses in the head
 * @param headHtml `head.html`, which loads scripts and styles
 */
export function writeDocument(
  { sections, metadata, title, language, page }: EdgePage,
  origin: string,
  headHtml: string,
): string {
  const { alternateLanguageLinks, canonicalPath, socialImage } = page;
  const absolute = (path: string) => escapeText(origin + path);
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeText(title)}</title>`,
    ...(canonicalPath === undefined ? [] : [`<link rel="canonical" href="${absolute(canonicalPath)}">`]),
    ...Object.entries(alternateLanguageLinks).map(
      ([language_, path]) =>
        `<link rel="alternate" hreflang="${escapeText(language_)}" href="${absolute(path)}">`,
    ),
    ...metadata.map(([name, content]) => `<meta name="${name}" content="${escapeText(content)}">`),
    ...(socialImage ? [`<meta property="og:image" content="${absolute(socialImage)}">`] : []),
    headHtml,
  ];
  return `<!DOCTYPE html>
<html lang="${escapeText(language)}">
<head>
${head.join('\n')}
</head>
<body>
<header></header>
<main>
${sections}
</main>
<footer></footer>
</body>
</html>
`;
}
