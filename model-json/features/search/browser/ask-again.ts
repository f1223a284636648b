import { isObject } from '../../../../shared/checked/is-object';

/**
 * A page of files shows the same results whatever its address asks for. Empties lists whose results are others, so that they ask
 * for their own when they start.
 *
 * @param query of the page's address
 */
export function askAgain(page: ParentNode, query: string): void {
  const asked = [...new URLSearchParams(query)];
  if (asked.length === 0) return;
  for (const list of page.querySelectorAll<HTMLElement>('[data-island="filter-list"]')) {
    const { answer, ...config } = JSON.parse(list.dataset.config ?? '{}') as Record<string, unknown>;
    if (isPageOf(answer, asked)) continue;
    list.dataset.config = JSON.stringify(config);
    list.dataset.islandWhen = 'load';
    list.replaceChildren();
  }
}

/** Other pages of a list are files of their own. */
function isPageOf(answer: unknown, asked: readonly (readonly [string, string])[]): boolean {
  if (!isObject(answer) || !isObject(answer.asked)) return false;
  const { page } = answer.asked;
  return asked.every(([name, value]) => name === 'page' && value === String(page));
}
