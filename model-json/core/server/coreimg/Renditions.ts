import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DiskRoom } from './DiskRoom';
import { Limiter } from './Limiter';
import { Shared } from './Shared';

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface RenditionRequest {
  /** The original, absolute. */
  readonly file: string;
  readonly format: RenditionFormat;
  /** Pixels; the original's if it is narrower, or if undefined. */
  readonly width: number | undefined;
  /** On JPEG's scale, 1 to 100. */
  readonly quality: number;
}

/** Raised when the settings below change, so that no old rendition is taken for a new one. */
const RECIPE = 3;

/** AVIF at this share of JPEG's quality looks the same. */
const AVIF_SHARE = 0.65;

/** As JPEG has it: 7 to 9 % less to load, and 30 MB less while a large picture is encoded. */
const CHROMA = '4:2:0';

// Each picture is made once: libvips would keep what the last hundred were made of, some 200 MB, for nobody.
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
};

/** Bytes on disk: all widths and formats of some thousand pictures. */
const ROOM = 2 * 1024 ** 3;

/** New pictures that may wait; a page with more of them gets the rest when it is loaded again. */
const WAITING = 200;

/** Resized and converted pictures, each made once and kept on disk. */
export class Renditions {
  private readonly jobs = new Shared<string>();
  // One core stays free for pages.
  private readonly limiter = new Limiter(Math.max(1, availableParallelism() - 1), WAITING);
  private readonly room: DiskRoom;

  /**
   * @param dir where they are kept; made when it is needed
   * @param limit bytes that they may take up there
   */
  constructor(
    private readonly dir: string,
    limit = ROOM,
  ) {
    this.room = new DiskRoom(dir, limit);
  }

  /**
   * The file of a rendition. Requests for the same one share one job.
   *
   * @param gone aborts when nobody waits for it any more
   * @throws CrowdedError when too many pictures wait; anything else when the original is gone or no picture
   */
  async file(request: RenditionRequest, gone?: AbortSignal): Promise<string> {
    const target = await this.place(request);
    if (await this.room.use(target)) return target;
    const make = async (unwanted: AbortSignal): Promise<string> => {
      const bytes = await this.limiter.run(() => makeFile(request, target), unwanted);
      await this.room.wrote(bytes);
      return target;
    };
    return this.jobs.get(target, make, gone);
  }

  private async place({ file, format, width, quality }: RenditionRequest): Promise<string> {
    const { size, mtimeMs } = await stat(file);
    const recipe = [RECIPE, file, size, mtimeMs, format, width ?? 'full', quality].join(' ');
    const name = createHash('sha256').update(recipe).digest('hex').slice(0, 40);
    return path.join(this.dir, name.slice(0, 2), `${name}.${format}`);
  }
}

/** @returns bytes */
async function makeFile({ file, format, width, quality }: RenditionRequest, target: string): Promise<number> {
  const upright = sharp(file).autoOrient().timeout({ seconds: 60 });
  const resized = width === undefined ? upright : upright.resize({ width, withoutEnlargement: true });
  const bytes = await encode[format](resized, quality).toBuffer();
  await mkdir(path.dirname(target), { recursive: true });
  // A reader sees the whole file or none, whatever happens meanwhile.
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return bytes.length;
}
