import { z } from 'zod';
import { choice, text } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';
import { hostOf, playerFor } from './player';

/** Core Components `embed/v2` with a name, an aspect ratio and the YouTube embeddable's video. */
export const embedModel = z
  .object({
    id: text(),
    type: z.preprocess((v) => v || undefined, z.enum(['URL', 'EMBEDDABLE', 'HTML']).optional()),
    url: text(),
    html: richText(),
    embeddableResourceType: text(),
    youtubeVideoId: text(),
    /** Accessible name of the frame's content. */
    title: text(),
    aspectRatio: choice(['16-9', '4-3', '1-1', '9-16'], '16-9'),
  })
  .transform(({ type, url, html, youtubeVideoId, embeddableResourceType: _, ...rest }) => {
    const film = youtubeVideoId && `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeVideoId)}`;
    const address = type === 'EMBEDDABLE' ? film : type === 'URL' ? url : undefined;
    const host = address && hostOf(address);
    return {
      ...rest,
      html: type === 'HTML' ? html : undefined,
      /** URL of the original; undefined if it is not a web address. */
      original: host ? { url: address, host } : undefined,
      player: address ? playerFor(address) : undefined,
    };
  });

export type EmbedModel = z.output<typeof embedModel>;
