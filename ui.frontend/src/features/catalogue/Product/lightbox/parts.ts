import { partsOf } from '../part-of';

/** A part of the lightbox's markup: `partOf(dialog, 'stage', HTMLElement)`. */
export const partOf = partsOf('lightbox');
