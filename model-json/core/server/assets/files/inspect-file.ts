import { open, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { ASSET_EXTENSIONS, mimeTypeOf } from '../../../repository/files/reading/mime-type';
import { HttpError } from '../../http/http-error';
import { cleanSvg } from './clean-svg';
import { HEAD_BYTES, TAIL_BYTES, typeOfContent } from './signatures';
import { stripGps } from './strip-gps';
import { t } from '../../../../../shared/authoring/language/t';

/** How large assets may be. */
export interface AssetLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
}

/** What a file is, by its content. */
export interface FileFacts {
  /** Media type. */
  readonly type: string;
  /** Pixels of a picture as it is shown, that is, upright. */
  readonly width?: number;
  readonly height?: number;
  /** EXIF's number of the way a camera was held, if a picture has one. */
  readonly orientation?: number;
  /** Whether the place where a picture was taken was removed. */
  readonly wasPlaced: boolean;
}

/** Drawings are cleaned in memory; a detailed one has some hundred kilobytes. */
const MAX_SVG = 5 * 1024 * 1024;

/**
 * Finds out what a file is, whatever it is called, and takes out what must not be served: scripts and external
 * references of drawings, the place where a picture was taken. The file is changed in place.
 *
 * @param name as its author calls it
 * @throws HttpError 415 for a type that assets cannot have, 413 if it is too large, 422 if it is damaged
 */
export async function inspectFile(file: string, name: string, limits: AssetLimits): Promise<FileFacts> {
  const { head, tail, size } = await endsOf(file);
  if (size === 0) throw new HttpError(422, t('{name} is empty; upload the file itself', { name }));
  const type = typeOfContent(head, tail, mimeTypeOf(name));
  if (type === undefined)
    throw new HttpError(
      415,
      t('{name} is of no type that assets can have; upload one of {ASSET_EXTENSIONS}', {
        name,
        ASSET_EXTENSIONS: ASSET_EXTENSIONS.join(', '),
      }),
    );
  if (!type.startsWith('image/') || type === 'image/vnd.dwg') return { type, wasPlaced: false };
  if (type === 'image/svg+xml') await cleanFile(file, name, size);
  const shown = await metadataOf(file, name, limits);
  const { width = 0, height = 0 } = shown.autoOrient;
  const wasPlaced = type !== 'image/svg+xml' && (await withoutPlace(file, shown));
  return {
    type,
    ...(width > 0 && { width, height }),
    ...(shown.orientation !== undefined && { orientation: shown.orientation }),
    wasPlaced,
  };
}

async function endsOf(file: string) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
    await handle.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return { head, tail, size };
  } finally {
    await handle.close();
  }
}

async function cleanFile(file: string, name: string, size: number): Promise<void> {
  if (size > MAX_SVG)
    throw new HttpError(
      413,
      t('{name} is a drawing of {megabytes} MB; make it smaller than {megabytes2} MB', {
        name,
        megabytes: megabytes(size),
        megabytes2: megabytes(MAX_SVG),
      }),
    );
  await writeFile(file, cleanSvg(await readFile(file, 'utf8')));
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

/** The size is in a picture's first bytes: a small file that claims a huge one is refused before it is decoded. */
async function metadataOf(file: string, name: string, { maxPixels }: AssetLimits): Promise<Metadata> {
  try {
    const image = sharp(file, { limitInputPixels: false });
    const metadata = await image.metadata();
    const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
    if (pixels > maxPixels)
      throw new HttpError(
        413,
        `${name} has ${metadata.width} × ${metadata.height} pixels; a picture may have ${Math.round(maxPixels / 1e6)} million at most`,
      );
    // Decodes all of it, so that a torn file is found now and not by a visitor.
    await sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .timeout({ seconds: 60 })
      .resize(32)
      .raw()
      .toBuffer();
    return metadata;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(
      422,
      t('{name} is damaged: {message}. Save the picture again and upload it', {
        name,
        message: messageOf(error),
      }),
    );
  }
}

async function withoutPlace(file: string, { exif, xmp }: Metadata): Promise<boolean> {
  const handle = await open(file, 'r+');
  try {
    return await stripGps(handle, { exif, xmp });
  } finally {
    await handle.close();
  }
}
