/** Where identification links lead from. */
export const IDENTIFICATION = '/id';

/** Where everything else for programs is. */
export const EXCHANGE = '/exchange';

/** The identification link of a product, or of one machine (IEC 61406-1): globally unique, short, of printable ASCII. */
export const identificationLink = (origin: string, sku: string, serial?: string): string =>
  `${origin}${IDENTIFICATION}/${encodeURIComponent(sku)}${serial ? `?serial=${encodeURIComponent(serial)}` : ''}`;

/** The addresses of a product's files for programs, without the origin. */
export const passportLinks = (sku: string) => {
  const at = (rest: string) => `${EXCHANGE}/products/${encodeURIComponent(sku)}${rest}`;
  return {
    qr: at('.qr.svg'),
    dataMatrix: at('.datamatrix.svg'),
    label: at('.label.svg'),
    aasx: at('.aasx'),
    json: at('.aas.json'),
  };
};
