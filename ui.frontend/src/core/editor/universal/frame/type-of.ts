/** How the letters of a text are set; sizes are in CSS pixels of the page. */
export interface Type {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: string;
  readonly letterSpacing: string;
  readonly lineHeight: number | string;
  readonly textAlign: 'center' | 'end' | 'start';
}

/**
 * How a text of the page is set. Its colours are left out: what is behind it, often a picture, cannot be told.
 *
 * @param element of a page of our own origin
 * @returns undefined if the page has nothing to tell, as one that is closing
 */
export function typeOf(element: Element): Type | undefined {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  const fontSize = Number.parseFloat(style?.fontSize ?? '');
  if (!style || !(fontSize > 0)) return undefined;
  const lineHeight = Number.parseFloat(style.lineHeight) / fontSize;
  return {
    ...{ fontSize, fontFamily: style.fontFamily, fontWeight: style.fontWeight },
    letterSpacing: style.letterSpacing,
    textAlign: style.textAlign === 'center' || style.textAlign === 'end' ? style.textAlign : 'start',
    lineHeight: lineHeight > 0 ? lineHeight : 'normal',
  };
}
