const PLACES = ['London', 'Leeds', 'Manchester', 'Bristol', 'York', 'Cambridge'];

/** Addresses of pages that no cache has, since each number makes another one. `kind` is the ending: `.model.json`. */
export const ADDRESSES: Readonly<Record<string, (count: number, kind?: string) => string>> = {
  search: (count, kind = '') => `/search${kind}?q=pump%20${count}`,
  'search, many hits': (count, kind = '') => `/search${kind}?q=compressor&page=${1 + (count % 3)}&n=${count}`,
  'product list': (count, kind = '') => `/products/screw${kind}?page=1&sort_key=name&n=${count}`,
  dealers: (count, kind = '') =>
    `/business-partner-area/dealer-finder${kind}?place=${PLACES[count % PLACES.length]}&radius=100&n=${count}`,
  'dealers, no such place': (count, kind = '') =>
    `/business-partner-area/dealer-finder${kind}?place=zz${count}`,
};
