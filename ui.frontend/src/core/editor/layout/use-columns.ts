import { useEffect, useState } from 'react';
import type { EditorPage } from '../page/EditorPage';
import { frameScale } from '../page/frame-scale';
import { pageColumns, type PageColumn } from './page-columns';

interface Measured {
  readonly columns: readonly PageColumn[];
  /** As the editor shows the page. */
  readonly scroll: { readonly x: number; readonly y: number };
  /** CSS pixels of the page. */
  readonly pageWidth: number;
  /** Of the page's frame. */
  readonly scale: number;
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

function scrollOf({ window }: EditorPage): Measured['scroll'] {
  const scale = frameScale(window);
  return { x: window.scrollX * scale, y: window.scrollY * scale };
}

const measure = (page: EditorPage): Measured => ({
  columns: pageColumns(page),
  scroll: scrollOf(page),
  pageWidth: page.window.innerWidth,
  scale: frameScale(page.window),
});
