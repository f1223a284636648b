import type { PartName } from '../shapes/Shape';

/** Colours of parts in STEP files and on the page: the maker's blue for cabinets, greys for the rest. */
export const COLOURS: Readonly<Record<PartName, string>> = {
  cabinet: '#1d4f91',
  panel: '#3c444d',
  grille: '#2b3138',
  frame: '#3c444d',
  feet: '#2b3138',
  tank: '#1d4f91',
  pump: '#8a929b',
  motor: '#5d666f',
  guard: '#f2b705',
  wheels: '#23272c',
  handle: '#3c444d',
  body: '#c3c9cf',
  bowl: '#1d4f91',
  connections: '#b08d3c',
};

/** A part's colour as linear shares of red, green and blue, as OpenCascade and glTF want it. */
export function rgbOf(name: PartName): [number, number, number] {
  const share = (start: number) => linear(parseInt(COLOURS[name].slice(start, start + 2), 16) / 255);
  return [share(1), share(3), share(5)];
}

/** The inverse of sRGB's curve (IEC 61966-2-1). */
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
