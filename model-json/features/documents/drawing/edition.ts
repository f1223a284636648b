/**
 * Raised when a document looks different for the same content, so that no old one is taken for a new one. Apart from what draws:
 * a caller that only wants to know needs none of its fonts.
 */
export const EDITION = 3;
