import { partsOf } from '../part-of';

/** A part of the 3D view's markup: `partOf(root, 'stage', HTMLElement)`. */
export const partOf = partsOf('solid');
