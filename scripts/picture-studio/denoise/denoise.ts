import { mirrored } from './edge';
import { network } from './network';
import { openPackages } from './packages';
import { decode, encode, exposure } from './transfer';
import { readWeights } from './weights';

/** A rendered picture; arrays have three values a pixel, top row first. */
export interface Passes {
  readonly width: number;
  readonly height: number;
  /** Linear light, with noise. */
  readonly light: Float32Array;
  /** Colours of surfaces, 0–1. */
  readonly albedo: Float32Array;
  /** Directions of surfaces, -1 to 1. */
  readonly normals: Float32Array;
}

/** What halves four times without a rest. */
const STEP = 16;
const padded = (size: number) => Math.ceil(size / STEP) * STEP;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Takes the noise of few samples out of a picture, with Open Image Denoise's network (`rt_hdr_alb_nrm`).
 *
 * @returns linear light, three values a pixel
 */
export async function denoise({ width, height, light, albedo, normals }: Passes): Promise<Float32Array> {
  const { runtime, weights } = openPackages();
  const [columns, rows] = [padded(width), padded(height)];
  const scale = exposure(light);
  const noisy = new Float32Array(9 * rows * columns);
  const channels: readonly ((at: number) => number)[] = [
    ...[0, 1, 2].map((channel) => (at: number) => encode(Math.max(0, light[at + channel]!) * scale)),
    ...[0, 1, 2].map((channel) => (at: number) => within(albedo[at + channel]!, 0, 1)),
    ...[0, 1, 2].map((channel) => (at: number) => within(normals[at + channel]!, -1, 1) * 0.5 + 0.5),
  ];
  for (const [channel, valueAt] of channels.entries())
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        noisy[(channel * rows + row) * columns + column] = valueAt(
          (mirrored(row, height) * width + mirrored(column, width)) * 3,
        );

  const session = await runtime.InferenceSession.create(network(readWeights(weights)));
  const result = await session.run({ noisy: new runtime.Tensor('float32', noisy, [1, 9, rows, columns]) });
  const codes = result.dec_conv0!.data as Float32Array;
  const clean = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      for (let channel = 0; channel < 3; channel += 1)
        clean[(row * width + column) * 3 + channel] =
          decode(codes[(channel * rows + row) * columns + column]!) / scale;
  return clean;
}
