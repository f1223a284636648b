import { z } from 'zod';
import { isSafeAddress } from '../../../../../shared/addresses/is-safe-address';
import { count, flag, listOf, text } from '../../../../../shared/models/schema';

/** Without scripts, a link leads to it. */
const url = z.string().refine(isSafeAddress, { error: 'is no address of a film; use a path or https://…' });

const source = z.object({ id: text(), url, type: text() });

const track = z.object({
  id: text(),
  url: z.string(),
  kind: z.preprocess(
    (v) => v || undefined,
    z.enum(['captions', 'subtitles', 'descriptions']).default('captions'),
  ),
  /** BCP 47 tag of its language. */
  language: z.preprocess((v) => v || undefined, z.string().default('en')),
  label: text(),
});

/** Size in pixels; if missing, the default aspect ratio applies. */
const pixels = (fallback: number) => count(fallback).transform((value) => (value > 0 ? value : fallback));

/** A video hosted by the site. */
export const videoModel = z.object({
  id: text(),
  /** Description; screen readers use it as the video's name. */
  title: text(),
  loop: flag(),
  muted: flag(),
  playsInline: flag(true),
  autoPlay: flag(),
  width: pixels(1000),
  height: pixels(800),
  poster: text(),
  sources: listOf(source),
  tracks: listOf(track),
});

export type VideoModel = z.output<typeof videoModel>;
