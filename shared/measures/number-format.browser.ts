/** A number format for the browser, which needs few and caches none. */
export const numberFormat = (language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(language, options);
