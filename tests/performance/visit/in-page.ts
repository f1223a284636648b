/* Expressions that are evaluated on the page that is shown. */

/** Answers the question of consent, which covers a part of the page, where there is one. */
export const REFUSE = `(async () => {
  const button = document.querySelector('[data-consent=refuse]');
  for (let tries = 0; button && tries < 50 && !button.checkVisibility(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  button?.click();
})()`;

/**
 * @returns expression for the middle of a link to a path, and whether nothing covers it: of one in the main part if there is
 *   one, not of one beyond the edge of a row that scrolls
 */
export const findLink = (path: string): string => `(() => {
  const places = [...document.querySelectorAll('a[href]')].filter((link) =>
    link instanceof HTMLAnchorElement && link.pathname === ${JSON.stringify(path)} && link.hash === '' &&
    link.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  ).map((link) => {
    const [box] = link.getClientRects();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    return { x, y, isOnTop: link.contains(document.elementFromPoint(x, y)), isMain: link.closest('main') !== null };
  }).filter(({ x }) => x > 0 && x < innerWidth);
  return places.find(({ isMain }) => isMain) ?? places[0] ?? null;
})()`;

/**
 * @returns expression for the middle of the first part that matches and is shown, once it has been scrolled to: at once, because
 *   a page that still scrolls has moved when it is touched, and again until it stays, because pictures above it may come
 */
export const findPart = (selector: string): string => `(async () => {
  const part = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  if (!part) return null;
  const middle = () => {
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = part.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (let tries = 0, before; tries < 10; tries += 1) {
    const { y } = middle();
    if (y === before) break;
    before = y;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return middle();
})()`;
