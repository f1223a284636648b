import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Rectangle, Size } from '../../../../shared/models/crop';
import { DiskRoom } from './DiskRoom';
import { Limiter } from './Limiter';
import { Shared } from './Shared';

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** Degrees, clockwise. */
export type Turn = 90 | 180 | 270;

/** Left for right, top for bottom, or both. */
export type Flip = 'h' | 'v' | 'hv';

export interface RenditionRequest {
  /** The original, absolute. */
  readonly file: string;
  readonly format: RenditionFormat;
  /** The part of the upright original that is shown. @default all of it */
  readonly crop?: Rectangle | undefined;
  /** How what is shown is turned, and mirrored after that. @default not */
  readonly turn?: Turn | undefined;
  readonly flip?: Flip | undefined;
  /** Pixels; the original's width if that is smaller, or if undefined. */
  readonly width: number | undefined;
  /** Pixels that it is at most high. @default what the width gives */
  readonly height?: number | undefined;
  /** On JPEG's scale, 1 to 100. */
  readonly quality: number;
}

/** Increase it when the settings below change, so that no old rendition is reused. */
const RECIPE = 3;

/** AVIF looks the same at this share of JPEG's quality. */
const AVIF_SHARE = 0.65;

/** Chroma subsampling like JPEG's: 7 to 9 % smaller files, and 30 MB less memory to encode a large picture. */
const CHROMA = '4:2:0';

// Each picture is made once: libvips' cache of the last hundred operations would waste some 200 MB.
sharp.cache(false);

const encode: Record<RenditionFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) =>
    image.avif({
      quality: Math.max(1, Math.round(quality * AVIF_SHARE)),
      chromaSubsampling: CHROMA,
      effort: 3,
    }),
  webp: (image, quality) => image.webp({ quality, effort: 4 }),
  jpeg: (image, quality) => image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, effort: 7 }),
  gif: (image) => image.gif(),
};

/** Bytes on disk: enough for all widths and formats of some thousand pictures. */
const ROOM = 2 * 1024 ** 3;

/** New pictures that can wait; a page with more of them gets the rest when it is reloaded. */
const WAITING = 200;

/** Resized and converted pictures, each made once and cached on disk. */
export class Renditions {
  private readonly jobs = new Shared<string | Buffer>();
  private readonly room: DiskRoom;

  /**
   * @param dir of the cache; created when needed
   * @param limit maximum size of the cache in bytes
   * @param limiter of pictures made at a time; leaves one core free for pages
   */
  constructor(
    private readonly dir: string,
    limit = ROOM,
    private readonly limiter = new Limiter(Math.max(1, availableParallelism() - 1), WAITING),
  ) {
    this.room = new DiskRoom(dir, limit);
  }

  /**
   * Another cache beside this one, for pictures that clients can ask for in any number of ways: they neither evict the
   * pictures of pages nor keep them waiting.
   *
   * @param name of its folder
   * @param limit maximum size in bytes
   * @param most pictures that can wait; one is made at a time
   */
  beside(name: string, limit: number, most: number): Renditions {
    return new Renditions(path.join(this.dir, '..', name), limit, new Limiter(1, most));
  }

  /**
   * The file of a rendition, or its bytes if the disk does not take them. Requests for the same one share one job.
   *
   * @param gone aborts when nobody is waiting for it any more
   * @throws CrowdedError if too many pictures are waiting; other errors if the original is missing or not a picture
   */
  async file(request: RenditionRequest, gone?: AbortSignal): Promise<string | Buffer> {
    const target = await this.place(request);
    if (await this.room.use(target)) return target;
    const make = async (unwanted: AbortSignal): Promise<string | Buffer> => {
      const bytes = await this.limiter.run(() => makePicture(request), unwanted);
      if (!(await isStored(bytes, target))) return bytes;
      await this.room.wrote(bytes.length);
      return target;
    };
    return this.jobs.get(target, make, gone);
  }

  private async place(request: RenditionRequest): Promise<string> {
    const { file, format, crop, turn, flip, width, height, quality } = request;
    const { size, mtimeMs } = await stat(file);
    const recipe = [RECIPE, file, size, mtimeMs, format, width ?? 'full', quality];
    if (crop) recipe.push(crop.left, crop.top, crop.width, crop.height);
    if (turn ?? flip ?? height) recipe.push('turned', turn ?? 0, flip ?? '', height ?? '');
    const name = createHash('sha256').update(recipe.join(' ')).digest('hex').slice(0, 40);
    return path.join(this.dir, name.slice(0, 2), `${name}.${format}`);
  }
}

async function makePicture(request: RenditionRequest): Promise<Buffer> {
  const { file, format, crop, turn, flip, width, height, quality } = request;
  const upright = sharp(file).autoOrient().timeout({ seconds: 60 });
  const isCropped = crop && isInside(crop, await pictureSize(file));
  const cropped = isCropped ? upright.extract(crop) : upright;
  const turned = turn ? (await drawn(cropped)).rotate(turn) : cropped;
  const shown = flip ? mirrored(await drawn(turned), flip) : turned;
  const isSized = width !== undefined || height !== undefined;
  const resized = isSized ? shown.resize({ width, height, fit: 'inside', withoutEnlargement: true }) : shown;
  return encode[format](resized, quality).toBuffer();
}

/** A picture as far as it is drawn: sharp has an order of its own for what is done in one step. */
async function drawn(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: 60 });
}

const mirrored = (picture: Sharp, flip: Flip): Sharp =>
  picture.flop(flip.includes('h')).flip(flip.includes('v'));

/** The size of a picture that stands upright, in pixels. */
export async function pictureSize(file: string): Promise<Size> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** What is written about a picture can be of another file. */
const isInside = ({ left, top, width, height }: Rectangle, size: Size): boolean =>
  left + width <= size.width && top + height <= size.height;

/** Stores a picture. A disk that is full or read-only must not keep it from the visitor. */
async function isStored(bytes: Buffer, target: string): Promise<boolean> {
  // Readers see the whole file or none, whatever happens.
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, target);
    return true;
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
    return false;
  }
}
