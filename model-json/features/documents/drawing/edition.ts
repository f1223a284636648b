/**
 * Increase this when the layout changes, so that stored documents are drawn again. A file of its own, so that importing it does
 * not load the fonts.
 */
export const EDITION = 6;
