/** The smallest width allowed by the image policy: twice the displayed width. */
const width = 320;

/** Drawings and animations have no renditions: they are small, or would lose their motion. */
const hasRenditions = (mimeType: string): boolean => /^image\/(?:jpeg|png|webp|avif)$/.test(mimeType);

/** The URL of a small rendition of a picture, or of the picture itself if there is none. */
export const thumbnailOf = (path: string, mimeType: string): string =>
  hasRenditions(mimeType) ? `${encodeURI(path)}.coreimg.${width}.webp` : encodeURI(path);
