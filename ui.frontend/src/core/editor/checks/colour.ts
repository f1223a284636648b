/** A colour of sRGB: channels from 0 to 255, `alpha` from 0 to 1. */
export interface Colour {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

export const WHITE: Colour = { channels: [255, 255, 255], alpha: 1 };

/** Reads a computed colour: `rgb(…)`, `rgba(…)`, `color(srgb …)`; undefined for other colour spaces. */
export function parseColour(text: string): Colour | undefined {
  const [, space, list = ''] = /^(rgba?|color)\(([^)]*)\)$/.exec(text.trim()) ?? [];
  if (space === undefined) return undefined;
  const isUnit = space === 'color';
  if (isUnit && !list.startsWith('srgb ')) return undefined;
  const [r, g, b, alpha = 1] = list
    .replace('srgb', '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)));
  if (r === undefined || g === undefined || b === undefined || [r, g, b, alpha].some(Number.isNaN))
    return undefined;
  const scale = isUnit ? 255 : 1;
  return { channels: [r * scale, g * scale, b * scale], alpha };
}

/** A colour painted over an opaque one. */
export function over({ channels, alpha }: Colour, below: Colour): Colour {
  const mix = (i: 0 | 1 | 2) => channels[i] * alpha + below.channels[i] * (1 - alpha);
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** The contrast of two opaque colours, as in WCAG 2: 1 to 21. */
export function contrastOf(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance({ channels }: Colour): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
