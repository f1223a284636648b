import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../../content/command';
import { denoise } from './denoise';

/*
 * node scripts/run-script.js scripts/picture-studio/denoise/main.ts FILE WIDTH HEIGHT
 * FILE holds linear light, albedo and normals, one after the other: three 32-bit floats a pixel, little endian, top row first. The light
 * is written back into it without noise.
 */
run(async () => {
  const [file, width, height] = process.argv.slice(2);
  const all = readFileSync(file!);
  const size = Number(width) * Number(height) * 3;
  if (all.byteLength !== size * 12)
    throw new Error(`${file}: ${all.byteLength} bytes; ${width} × ${height} pixels need ${size * 12}`);
  const part = (index: number) => new Float32Array(all.buffer, all.byteOffset + index * size * 4, size);
  const clean = await denoise({
    width: Number(width),
    height: Number(height),
    light: part(0),
    albedo: part(1),
    normals: part(2),
  });
  writeFileSync(file!, Buffer.from(clean.buffer));
});
