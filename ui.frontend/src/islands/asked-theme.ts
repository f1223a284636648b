/**
 * In the component library (`<html data-themes="norvent">`), `?theme=norvent` shows a page in another brand; any other
 * word, in the first one.
 */
export function showAskedTheme(html: HTMLElement = document.documentElement): void {
  const asked = html.dataset.themes && new URLSearchParams(location.search).get('theme');
  if (!asked) return;
  if (html.dataset.themes!.split(' ').includes(asked)) html.dataset.theme = asked;
  else delete html.dataset.theme;
}
