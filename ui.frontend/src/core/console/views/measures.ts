import type { CSSProperties } from 'react';

/** Styles with custom properties, which carry measures from code to the style sheet. */
export const measures = (
  styles: CSSProperties & Readonly<Record<`--${string}`, string | number>>,
): CSSProperties => styles;
