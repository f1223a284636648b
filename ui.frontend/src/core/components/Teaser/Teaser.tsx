import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { Picture } from '../../kit/pictures/Picture';
import type { PictureModel } from '../../../../../shared/models/Picture.model';
import { usePriority } from '../../kit/pictures/priority';
import type { TeaserModel } from './Teaser.model';
import { teaserLinks } from './teaser-links';
import { TeaserContent } from './TeaserContent';
import { TeaserVideo } from './TeaserVideo';

const sizes: Record<TeaserModel['typeVariant'], string> = {
  hero: '100vw',
  feature: '(min-width: 1100px) 40rem, (min-width: 768px) 50vw, 100vw',
  news: '(min-width: 1100px) 26rem, (min-width: 768px) 50vw, 100vw',
  'news-cta': '(min-width: 1100px) 26rem, (min-width: 768px) 50vw, 100vw',
};

const sizesBeside = '(min-width: 768px) 60vw, 100vw';

/** A hero with a wider picture has its text on it; of a taller picture only a strip would show behind the text. */
const WIDE = 1.6;

type TeaserProps = TeaserModel & {
  /** Below the text: what can be clicked besides the teaser's own link. */
  children?: ReactNode;
};

/** A promotion: a picture or video, a heading and links. */
export function Teaser({ children, ...teaser }: TeaserProps): ReactNode {
  const {
    id,
    typeVariant,
    alignContent,
    pretitle,
    title,
    description,
    actions,
    image,
    video,
    imageLinkHidden,
  } = teaser;
  const priority = usePriority();
  const links = teaserLinks(teaser);
  const isBeside = typeVariant === 'hero' && !video && image !== undefined && isTallerThan(image, WIDE);
  const hasWords = Boolean(pretitle || title || description || actions.length > 0);
  const className = [
    'cmp-teaser',
    `cmp-teaser--${typeVariant}`,
    `cmp-teaser--align-${alignContent}`,
    (image || video) && hasWords && 'cmp-teaser--pictured',
    isBeside && 'cmp-teaser--beside',
    links.title && 'cmp-teaser--linked',
    imageLinkHidden && 'cmp-teaser--image-unlinked',
    typeVariant === 'hero' && 'full-bleed',
  ];
  const picture = image && (
    <Picture
      {...image}
      className="cmp-teaser__picture"
      sizes={image.sizes ?? (isBeside ? sizesBeside : sizes[typeVariant])}
      priority={priority}
    />
  );
  return (
    <article className={className.filter(Boolean).join(' ')} id={id}>
      <div className="cmp-teaser__layout">
        {hasWords && (
          <TeaserContent {...teaser} titleLink={links.title}>
            {children}
          </TeaserContent>
        )}
        {video ? (
          <div className="cmp-teaser__image cmp-teaser__image--video">
            <TeaserVideo {...video} />
          </div>
        ) : (
          picture && (
            <div className="cmp-teaser__image">
              {links.image ? <Link link={links.image}>{picture}</Link> : picture}
            </div>
          )
        )}
      </div>
    </article>
  );
}

const isTallerThan = ({ width, height }: PictureModel, ratio: number): boolean =>
  width !== undefined && height !== undefined && width < ratio * height;
