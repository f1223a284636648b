/** A format of numbers; in the browser a page shows few. */
export const numberFormat = (language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language, options);
