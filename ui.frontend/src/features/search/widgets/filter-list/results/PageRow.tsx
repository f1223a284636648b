import type { ReactNode } from 'react';
import { Heading } from '../../../../../core/kit/heading';
import { languageName } from '../../../../../core/kit/language-name';
import { Picture } from '../../../../../core/kit/pictures/Picture';
import type { PageItem } from '../../../../../../../shared/search/search-answer';
import { pictureOf } from './picture-of';
import { fileSize } from './file-size';
import { oneOf } from '../../shared/one-of';
import { useList } from '../list-context';

/** A page, an article or a document: its title, description and file. */
export function PageRow({ item }: { item: PageItem }): ReactNode {
  const { config, texts } = useList();
  const { type, title, url, description, date, format, bytes, documentType, language } = item;
  const image = pictureOf(item.image);
  const words: Readonly<Record<string, string>> = Object(texts);
  const kind = words[oneOf(documentType ?? type)];
  const notes = [
    format,
    bytes && fileSize(bytes, config.language),
    language && languageName(language, config.language),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="cmp-filterlist__row">
      {image && (
        <div className="cmp-filterlist__row-image">
          <Picture {...image} alt="" sizes="8rem" />
        </div>
      )}
      <div>
        <Heading level="h3" className="cmp-filterlist__row-title">
          <a className="cmp-filterlist__row-link" href={url} hrefLang={language}>
            {documentType ? `${title}: ${kind}` : title}
          </a>
        </Heading>
        <p className="cmp-filterlist__note">
          {kind}
          {date && (
            <>
              {' · '}
              <time dateTime={date}>{dayIn(config.language, date)}</time>
            </>
          )}
          {notes && ` · ${notes}`}
        </p>
        {description && <p className="cmp-filterlist__row-text">{description}</p>}
      </div>
    </li>
  );
}

/** In UTC: server and browser must agree, whatever their time zones. */
const dayIn = (language: string, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
