/* What a feature needs to draw documents. Loads fonts and a PDF writer: only for threads that draw. */

export type { Facts } from '../drawing/archive';
export { drawBand } from '../drawing/band';
export { COLOURS } from '../drawing/colours';
export type { Drawing } from '../drawing/Drawing';
export { drawImprint } from '../drawing/imprint';
export { drawLogo } from '../drawing/logo';
export { bullets, heading } from '../drawing/section';
export { Sheet, type Structure } from '../drawing/Sheet';
export { rule, table } from '../drawing/table';
export { serveDrawings } from '../server/serve-drawings';
