/** Caches formatters: creating one costs as much as a hundred uses, and a page can show hundreds of numbers. */
const kept = <O, F>(make: (language: string, options?: O) => F) => {
  const known = new Map<string, F>();
  return (language: string, options?: O): F => {
    const key = language + JSON.stringify(options);
    const format = known.get(key) ?? make(language, options);
    known.set(key, format);
    return format;
  };
};

export const numberFormat = /* @__PURE__ */ kept(
  (language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export const dateFormat = /* @__PURE__ */ kept(
  (language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

export const regionNames = /* @__PURE__ */ kept(
  (language) => new Intl.DisplayNames(language, { type: 'region' }),
);
