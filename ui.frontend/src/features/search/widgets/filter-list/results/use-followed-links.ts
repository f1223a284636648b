import { useEffect, useRef, type RefObject } from 'react';
import { emit } from '../../shared/config/widget-events';
import type { Results } from './use-results';
import { APP_ID } from '../../../../../../../shared/addresses/app';

/**
 * Follows the list's links to its own page without leaving it, and searches from a box or a banner on the page. Results, new
 * tabs and downloads open normally; the page is notified of a selected result first.
 */
export function useFollowedLinks(
  element: RefObject<HTMLElement | null>,
  action: string,
  results: Results,
): void {
  const latest = useRef(results);
  useEffect(() => {
    latest.current = results;
  });
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const off = new AbortController();
    const { signal } = off;
    const page = new URL(action, location.href);
    const follow = (event: Event, { origin, pathname, search, hash }: HTMLAnchorElement | URL) => {
      if (event.defaultPrevented || hash || origin !== location.origin) return;
      if (origin + pathname !== page.origin + page.pathname) return;
      event.preventDefault();
      latest.current.follow(search.slice(1));
    };
    root.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || link.hasAttribute('data-leaves')) return;
        if (link.closest('.cmp-filterlist__items')) tell(event, root, link, latest.current);
        else if (isPlainClick(event)) follow(event, link);
      },
      { signal },
    );
    document.addEventListener(
      `${APP_ID}:search`,
      (event) => follow(event, new URL((event as CustomEvent<{ url: string }>).detail.url, location.href)),
      { signal },
    );
    return () => off.abort();
  }, [element, action]);
}

/** The results of features may have a link instead of an address, and a number of their own. */
interface Linked {
  readonly url?: string;
  readonly link?: { readonly url: string };
  readonly sku?: string;
}

/** Emits the selected result. */
function tell(event: Event, root: HTMLElement, link: HTMLAnchorElement, { answer }: Results): void {
  const url = link.getAttribute('href')!;
  for (const item of answer?.items ?? []) {
    const { url: own, link: way, sku }: Linked = Object(item);
    if (url !== (own ?? way?.url)) continue;
    const told = {
      type: item.type,
      title: link.textContent,
      url,
      ...(sku && { sku }),
    };
    if (!emit(root, 'select', told)) event.preventDefault();
  }
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
