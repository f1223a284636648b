/** Names the script of the site's islands in the head, for `scripts/scripts.js`. */
const ISLANDS = 'island-script';

/**
 * `head.html`, which each document of an Edge Delivery project has in its head.
 *
 * @param islands address of the script that starts the site's behaviour
 */
export const headHtml = (islands: string): string =>
  [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="${ISLANDS}" content="${islands}">`,
    '<link rel="stylesheet" href="/styles/styles.css">',
    '<script src="/scripts/scripts.js" type="module"></script>',
    '<noscript><style>body{display:block}</style></noscript>',
    '',
  ].join('\n');
