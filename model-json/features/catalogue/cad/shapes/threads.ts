/** Outside diameter of a pipe thread by its designation, mm (ISO 228-1; R has the same diameters, ISO 7-1). */
const THREADS: Readonly<Record<string, number>> = {
  '⅛': 9.728,
  '¼': 13.157,
  '⅜': 16.662,
  '½': 20.955,
  '¾': 26.441,
  '1': 33.249,
  '1¼': 41.91,
  '1½': 47.803,
  '2': 59.614,
  '2½': 75.184,
  '3': 87.884,
};

/** Outside diameter of a flange by its nominal width, mm (EN 1092-1, PN 16). */
const FLANGES: Readonly<Record<string, number>> = { '65': 185, '80': 200, '100': 220 };

const FLANGE_THICKNESS = 20;

/** How far the gland of a cable stands out. */
const GLAND = 16;

/** The end of a connection as a planner sees it. */
export interface Port {
  readonly type: 'hexagon' | 'cylinder';
  /** Across the flats of a socket, or of a flange. */
  readonly diameter: number;
  readonly bore: number;
  /** How far it stands out. */
  readonly length: number;
}

/** The socket, flange or gland of a connection: `G ¾`, `DN 80`, `M25`. Unknown ones are drawn as G ½. */
export function portOf(connection = 'G ½'): Port {
  const gland = Number(/^M(\d+)$/.exec(connection)?.[1]);
  if (gland) return { type: 'cylinder', diameter: gland, bore: gland, length: GLAND };
  const [, kind = '', size = ''] = /^(\S+)\s+(\S+)/.exec(connection) ?? [];
  const flange = kind === 'DN' ? FLANGES[size] : undefined;
  if (flange) return { type: 'cylinder', diameter: flange, bore: Number(size), length: FLANGE_THICKNESS };
  const bore = THREADS[size] ?? 20.955;
  return { type: 'hexagon', diameter: Math.ceil(bore * 1.3 + 3), bore, length: Math.ceil(bore * 0.5 + 6) };
}
