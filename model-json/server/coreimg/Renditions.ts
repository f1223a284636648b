import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Limiter } from './Limiter';

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

/** Steps in which qualities other than the policy's are made: what a URL may ask must not fill the disk. */
const QUALITY_STEP = 10;

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

/** Resized and converted pictures, each made once and kept on disk. */
export class Renditions {
  private readonly jobs = new Map<string, Promise<string>>();
  // One core stays free for pages.
  private readonly limiter = new Limiter(Math.max(1, availableParallelism() - 1));

  /** @param dir where they are kept; made when it is needed */
  constructor(private readonly dir: string) {}

  /**
   * The file of a rendition. Requests for the same one share one job.
   *
   * @throws when the original is gone or no picture
   */
  async file(request: RenditionRequest): Promise<string> {
    const target = await this.place(request);
    if (await exists(target)) return target;
    let job = this.jobs.get(target);
    if (!job) {
      job = this.limiter.run(() => make(request, target)).finally(() => this.jobs.delete(target));
      this.jobs.set(target, job);
    }
    return job;
  }

  private async place({ file, format, width, quality }: RenditionRequest): Promise<string> {
    const { size, mtimeMs } = await stat(file);
    const recipe = [RECIPE, file, size, mtimeMs, format, width ?? 'full', quality].join(' ');
    const name = createHash('sha256').update(recipe).digest('hex').slice(0, 40);
    return path.join(this.dir, name.slice(0, 2), `${name}.${format}`);
  }
}

/** The quality a rendition is made in: the policy's, or the next step above the one asked for. */
export const steppedQuality = (asked: number, policy: number): number =>
  asked === policy ? policy : Math.min(100, Math.ceil(asked / QUALITY_STEP) * QUALITY_STEP);

async function make({ file, format, width, quality }: RenditionRequest, target: string): Promise<string> {
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
  return target;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
