/*
 * The curve by which Open Image Denoise's networks see light: nearly what eyes see as even steps (PU), from 0 to 1 for radiances up to
 * 65,504. The constants are Intel's, from the training of the weights.
 */
const A = 1412.83765;
const B = 1.64593172;
const C = 0.431384981;
const D = -0.00294139609;
const E = 0.192653254;
const F = 0.00626026094;
const G = 0.998620152;
const Y0 = 1.5794576e-6;
const Y1 = 0.0322087631;
const X0 = 0.00223151711;
const X1 = 0.370974749;

const seen = (light: number): number => {
  if (light <= Y0) return A * light;
  return light <= Y1 ? B * light ** C + D : E * Math.log(light + F) + G;
};
const MOST = seen(65_504);

/** @returns 0–1 for light from 0 to 65,504 */
export const encode = (light: number): number => seen(light) / MOST;

/** @returns the light that {@link encode} makes into this */
export const decode = (code: number): number => {
  const x = code * MOST;
  if (x <= X0) return x / A;
  return x <= X1 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F;
};

/** The middle grey that networks were trained with. */
const KEY = 0.18;

/**
 * @param rgb linear light, three values a pixel
 * @returns the factor that brings the picture's mean brightness (geometric, black left out) to a middle grey
 */
export function exposure(rgb: Float32Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const light = 0.212671 * rgb[at]! + 0.71516 * rgb[at + 1]! + 0.072169 * rgb[at + 2]!;
    if (light <= 1e-8) continue;
    sum += Math.log2(light);
    count += 1;
  }
  return count === 0 ? 1 : KEY / 2 ** (sum / count);
}
