import { useEffect, useMemo, useState } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import { findPages, type FoundPage } from './find-pages';
import { narrowed, pageTree, type PageBranch } from './page-tree';

export interface Pages {
  readonly tree: readonly PageBranch[];
  /** How many pages there are or, in a search, how many match. */
  readonly count: number;
  /** Whether these are the results for the current search. */
  readonly isFound: boolean;
}

const pause = 200;

/** All pages; in a search, those that match by title or address, and those that the server finds by text. */
export function usePages(
  sling: SlingClient,
  search: string,
): { pages: Pages | 'loading' | 'failed'; retry(): void } {
  const [tries, setTries] = useState(0);
  const [all, setAll] = useState<readonly FoundPage[] | 'failed'>();
  const [inText, setInText] = useState<{ words: string; paths: ReadonlySet<string> }>();
  const words = search.trim().toLocaleLowerCase();

  useEffect(() => {
    let isCurrent = true;
    findPages(sling).then(
      (pages) => isCurrent && setAll(pages),
      () => isCurrent && setAll('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [sling, tries]);

  useEffect(() => {
    if (!words) return;
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        findPages(sling, words).then(
          (pages) => isCurrent && setInText({ words, paths: new Set(pages.map(({ path }) => path)) }),
          // Titles and addresses are searched in the browser.
          () => undefined,
        ),
      pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sling, words]);

  const whole = useMemo(() => (all === undefined || all === 'failed' ? [] : pageTree(all)), [all]);
  const pages = useMemo((): Pages | 'loading' | 'failed' => {
    if (all === undefined) return 'loading';
    if (all === 'failed') return 'failed';
    if (!words) return { tree: whole, count: all.length, isFound: false };
    const parts = words.split(/\s+/);
    const isWanted = ({ title, path }: FoundPage) =>
      (inText?.words === words && inText.paths.has(path)) ||
      parts.every((part) => `${title} ${path}`.toLocaleLowerCase().includes(part));
    return { tree: narrowed(whole, isWanted), count: all.filter(isWanted).length, isFound: true };
  }, [all, whole, words, inText]);
  return { pages, retry: () => setTries(tries + 1) };
}
