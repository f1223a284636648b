import { z } from 'zod';
import { focalPoint } from '../../../../../shared/models/focal-point.model';
import { picture, pictureModel } from '../../../../../shared/models/Picture.model';
import { choice, count, flag, link, listOf, text, type LinkModel } from '../../../../../shared/models/schema';
import { richText } from '../../kit/html/rich-text.model';

/** A film in place of the picture. */
const video = z.object({
  loop: flag(),
  muted: flag(),
  playsInline: flag(),
  autoPlay: flag(),
  width: count(1000),
  height: count(800),
  poster: text(),
  /** That of the poster; film and poster are cropped alike. */
  focalPoint: focalPoint(),
  sources: listOf(z.object({ url: z.string(), type: text() })),
});

const action = z.object({ id: text(), title: text(), link: link() });

/** Core Components `teaser/v2` with what the design adds. */
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
    /** AEM's one address of the picture; used where there is no `image`. */
    imagePath: text(),
    image: picture(),
    video: z.preprocess((v) => v || undefined, video.optional()),
    /** ISO day. */
    date: text(),
    /** Lines of the description before it is cut; 0 for all. */
    lineClamp: count(),
    typeVariant: choice(['feature', 'news', 'news-cta', 'hero'], 'feature'),
    alignContent: choice(['start', 'center', 'end'], 'start'),
    /** Actions show an icon instead of their words. */
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
