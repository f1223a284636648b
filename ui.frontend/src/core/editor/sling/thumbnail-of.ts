/** The smallest width that the image policy allows: twice as wide as it is shown. */
const width = 320;

/** Drawings and animations have no renditions: they are small, or would stop. */
const hasRenditions = (mimeType: string): boolean => /^image\/(?:jpeg|png|webp|avif)$/.test(mimeType);

/** The address of a small rendition of a picture; its own where there is none. */
export const thumbnailOf = (path: string, mimeType: string): string =>
  hasRenditions(mimeType) ? `${encodeURI(path)}.coreimg.${width}.webp` : encodeURI(path);
