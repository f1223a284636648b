import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './fit-screen';

/** The size of an element's content box, kept current; undefined before it is drawn. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = observed;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(observed);
    return () => sizes.disconnect();
  }, []);
  return [element, size];
}
