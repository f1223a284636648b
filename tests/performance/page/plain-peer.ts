import sanitizeHtml from 'sanitize-html';

const style =
  'body{font:17px/1.6 sans-serif;margin:0 auto;max-width:80rem;padding:1rem}img{max-width:100%;height:auto}a,button{display:inline-block;padding:.5rem}';

/**
 * The plainest static page with the same text and pictures: the page's own HTML without classes, scripts, islands and
 * styles, and with four rules of CSS. The difference is the cost of design and behaviour.
 */
export function plainPeer(html: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = sanitizeHtml(html.slice(html.indexOf('<body')), {
    allowedTags: [
      ...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source', 'header', 'main', 'footer', 'nav', 'section', 'article', 'figure', 'figcaption', 'time',
    ], // prettier-ignore
    allowedAttributes: {
      a: ['href', 'aria-label'],
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority'],
      source: ['srcset', 'sizes', 'type', 'media'],
      th: ['scope'],
      '*': ['lang'],
    },
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="/favicon.ico"><style>${style}</style></head><body>${body}</body></html>`;
}
