import { useEffect, useRef, type RefObject } from 'react';

/** Links of the list to its own page are followed without leaving it. New tabs, downloads and results go their way. */
export function useFollowedLinks(
  element: RefObject<HTMLElement | null>,
  action: string,
  follow: (query: string) => void,
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const page = new URL(action, location.href).pathname;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event) || link.hasAttribute('data-leaves')) return;
      if (link.origin !== location.origin || link.pathname !== page || link.hash) return;
      if (link.closest('.cmp-filterlist__items')) return;
      event.preventDefault();
      latest.current(link.search.slice(1));
    };
    root.addEventListener('click', onClick);
    return () => root.removeEventListener('click', onClick);
  }, [element, action]);
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
