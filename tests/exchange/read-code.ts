import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
});

/** What a phone reads from a drawn code: the text of the only one in the picture. */
export async function codeIn(svg: string): Promise<string> {
  return (await codesIn(svg))[0] ?? '';
}

/** The texts of all codes in a picture. */
export async function codesIn(svg: string): Promise<string[]> {
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const found = await readBarcodes(new Blob([new Uint8Array(png)]), { formats: ['QRCode', 'DataMatrix'] });
  return found.map(({ text }) => text);
}
