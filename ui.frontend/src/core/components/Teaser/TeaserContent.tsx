import type { ReactNode } from 'react';
import { DateText } from '../../kit/DateText';
import { Heading } from '../../kit/heading';
import { RichText } from '../../kit/html/Html';
import { Icon } from '../../kit/icons/Icon';
import { Link } from '../../kit/Link';
import { useMessages, useRendering } from '../../kit/rendering';
import type { LinkModel } from '../../../../../shared/models/schema';
import { withSoftHyphens } from '../../kit/html/soft-hyphens';
import type { TeaserModel } from './Teaser.model';
import { TeaserActions } from './TeaserActions';

type TeaserContentProps = TeaserModel & { titleLink: LinkModel | undefined; children?: ReactNode };

/** A teaser's text. */
export function TeaserContent({ titleLink, children, ...teaser }: TeaserContentProps): ReactNode {
  const { pretitle, title, titleType, date, description, lineClamp, actions, useIconButton, typeVariant } =
    teaser;
  const messages = useMessages();
  const { language } = useRendering();
  const name = title && withSoftHyphens(title, language);
  const clamp = lineClamp > 0 ? ` cmp-teaser__description--clamp-${Math.min(lineClamp, 6)}` : '';
  return (
    <div className="cmp-teaser__content">
      {pretitle && <p className="cmp-teaser__pretitle">{pretitle}</p>}
      {date && <DateText className="cmp-teaser__date" date={date} />}
      {name && (
        <Heading className="cmp-teaser__title" level={titleType}>
          {titleLink ? (
            <Link className="cmp-teaser__title-link" link={titleLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
      )}
      {description && <RichText className={`cmp-teaser__description${clamp}`} html={description} />}
      {children}
      <TeaserActions actions={actions} asIcons={useIconButton} />
      {titleLink && actions.length === 0 && (
        <p className="cmp-teaser__cue" aria-hidden>
          {typeVariant === 'news-cta' && <span>{messages.readMore}</span>}
          <Icon name="arrow-right" size={20} />
        </p>
      )}
    </div>
  );
}
