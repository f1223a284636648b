import { z } from 'zod';
import { focalPoint } from '../../../../../shared/models/focal-point.model';
import { picture, pictureModel } from '../../../../../shared/models/Picture.model';
import { choice, count, flag, link, listOf, text, type LinkModel } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

/** A video instead of the picture. */
const video = z.object({
  loop: flag(),
  muted: flag(),
  playsInline: flag(),
  autoPlay: flag(),
  width: count(1000),
  height: count(800),
  poster: text(),
  /** The poster's focal point; video and poster are cropped alike. */
  focalPoint: focalPoint(),
  sources: listOf(z.object({ url: z.string(), type: text() })),
});

const action = z.object({ id: text(), title: text(), link: link() });

/** Core Components `teaser/v2` plus the design's additions. */
export const teaserModel = z
  .object({
    id: text(),
    pretitle: text(),
    title: text(),
    titleType: z.preprocess((v) => v || undefined, z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).optional()),
    description: richText(),
    link: link(),
    titleLinkHidden: flag(),
    imageLinkHidden: flag(),
    actionsEnabled: flag(),
    actions: listOf(action),
    /** AEM's single URL of the picture; used if there is no `image`. */
    imagePath: text(),
    image: picture(),
    video: z.preprocess((v) => v || undefined, video.optional()),
    /** ISO day. */
    date: text(),
    /** Maximum lines of the description; 0 for all. */
    lineClamp: count(),
    typeVariant: choice(['feature', 'news', 'news-cta', 'hero'], 'feature'),
    alignContent: choice(['start', 'center', 'end'], 'start'),
    /** Actions show an icon instead of their text. */
    useIconButton: flag(),
  })
  .transform(({ imagePath, image, video: film, actions, actionsEnabled, ...rest }) => ({
    ...rest,
    image: image ?? (imagePath ? pictureModel.parse({ src: imagePath }) : undefined),
    video: film && film.sources.length > 0 ? film : undefined,
    actions: actionsEnabled ? actions.filter(isUsable) : [],
  }));

export interface TeaserAction {
  id?: string | undefined;
  title: string;
  link: LinkModel;
}

function isUsable(candidate: z.output<typeof action>): candidate is z.output<typeof action> & TeaserAction {
  return candidate.title !== undefined && candidate.link !== undefined;
}

export type TeaserModel = z.output<typeof teaserModel>;
export type TeaserVideoModel = NonNullable<TeaserModel['video']>;
