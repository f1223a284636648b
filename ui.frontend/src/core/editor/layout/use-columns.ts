import { useEffect, useState } from 'react';
import type { EditorPage } from '../page/EditorPage';
import { pageColumns, type PageColumn } from './page-columns';

interface Measured {
  readonly columns: readonly PageColumn[];
  readonly scroll: { readonly x: number; readonly y: number };
  readonly pageWidth: number;
}

/** The page's columns, measured when it is redrawn or resized, but not when scrolled. */
export function useColumns(page: EditorPage): Measured {
  const [measured, setMeasured] = useState(() => measure(page));
  useEffect(() => {
    let frame = 0;
    let isLayout = false;
    const onChange = (change?: string) => {
      isLayout ||= change !== 'scroll';
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // Measure now rather than in React's updater, which runs after `isLayout` has been reset.
        const now = isLayout ? measure(page) : { scroll: scrollOf(page) };
        isLayout = false;
        setMeasured((before) => ({ ...before, ...now }));
      });
    };
    onChange();
    const stop = page.onChange(onChange);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [page]);
  return measured;
}

const scrollOf = ({ window }: EditorPage) => ({ x: window.scrollX, y: window.scrollY });

const measure = (page: EditorPage): Measured => ({
  columns: pageColumns(page),
  scroll: scrollOf(page),
  pageWidth: page.window.innerWidth,
});
