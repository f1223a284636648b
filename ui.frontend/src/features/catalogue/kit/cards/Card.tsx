import type { ReactNode } from 'react';
import { Heading } from '../../../../core/kit/heading';
import { arrowRight } from '../../../../core/kit/icons/icon-strokes';
import { Link } from '../../../../core/kit/Link';
import { useLocale } from '../../../../core/kit/locale';
import { Picture, type PictureProps } from '../../../../core/kit/pictures/Picture';
import type { PictureModel } from '../../../../../../shared/models/Picture.model';
import type { FigureRow } from '../../../../../../shared/features/catalogue/api/figure-rows';
import type { LinkModel } from '../../../../../../shared/models/schema';
import { withSoftHyphens } from '../../../../core/kit/html/soft-hyphens';
import { StrokeIcon } from '../../../../core/kit/icons/StrokeIcon';
import { useCards } from '../card-context';
import { Figures } from './Figures';

/** A card's width, however many are in a row; the rest is for browsers that do not support `auto`. */
const SIZES = '(min-width: 1100px) 20rem, (min-width: 768px) 50vw, 8rem';

/** A picture that is loaded lazily takes its width from the layout, if its own file is listed too (HTML, 4.8.4.2.2). */
function sizesOf({ lazy, src, srcset }: PictureModel): Pick<PictureProps, 'sizes' | 'widths'> {
  const widths = lazy ? srcset?.split(', ').find((entry) => entry.startsWith(src)) : undefined;
  return widths ? { sizes: `auto, ${SIZES}`, widths } : { sizes: SIZES };
}

export interface CardProps {
  id?: string | undefined;
  pretitle?: string | undefined;
  title?: string | undefined;
  description?: ReactNode;
  figures: readonly Omit<FigureRow, 'name'>[];
  image?: PictureModel | undefined;
  /** Id of the family's tag, whose drawing replaces a missing picture. */
  familyId?: string | undefined;
  link?: LinkModel | undefined;
  /** A line below the name: an order number. */
  note?: ReactNode;
  /** Actions other than opening its page. */
  children?: ReactNode;
  /** Whether the cards of this list have pictures: a card without one keeps the space, so that names align. */
  pictured: boolean;
}

/** One product: its picture, its name, its key figures. */
export function Card({
  pictured,
  id,
  pretitle,
  title,
  note,
  description,
  figures,
  image,
  familyId,
  link,
  children,
}: CardProps): ReactNode {
  const { language } = useLocale();
  const { Drawing } = useCards().drawings;
  const name = title && withSoftHyphens(title, language);
  const className = ['cmp-card', link && 'cmp-card--linked', pictured && 'cmp-card--pictured'];
  return (
    <article className={className.filter(Boolean).join(' ')} id={id}>
      <div className="cmp-card__content">
        {pretitle && <p className="cmp-card__pretitle">{withSoftHyphens(pretitle, language)}</p>}
        <Heading className="cmp-card__title">
          {link ? (
            <Link className="cmp-card__link" link={link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {note && <p className="cmp-card__note">{note}</p>}
        {description && <p className="cmp-card__description">{description}</p>}
        <Figures figures={figures} />
        {children}
        {link && (
          <span className="cmp-card__cue" aria-hidden>
            <StrokeIcon d={arrowRight} size={20} />
          </span>
        )}
      </div>
      {/* The heading names the product, so the picture need not repeat the name. */}
      {pictured && (
        <div className="cmp-card__image">
          {image ? (
            <Picture {...image} alt="" className="cmp-card__picture" {...sizesOf(image)} />
          ) : (
            <Drawing familyId={familyId} />
          )}
        </div>
      )}
    </article>
  );
}
