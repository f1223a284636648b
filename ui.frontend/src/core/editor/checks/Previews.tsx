import type { ReactNode } from 'react';
import { titleInResults, type PagePreview } from '../../../../../shared/authoring/page-checks';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../../../shared/authoring/preview-lengths';
import { t } from '../../../../../shared/authoring/language/t';

/** The page as search engines list it, and as messengers show a link to it. */
export function Previews({ preview }: { preview: PagePreview }): ReactNode {
  const { title, description, address, picture } = preview;
  const full = titleInResults(preview);
  const host = address.startsWith('http') ? new URL(address).host : location.host;
  const trail = [
    host,
    ...address
      .replace(/^https?:\/\/[^/]+/, '')
      .split('/')
      .filter(Boolean),
  ].join(' › ');
  return (
    <>
      <h3 className="ed-panel__group">{t('Preview of the search result')}</h3>
      <div className="ed-result">
        <p className="ed-result__address">{trail}</p>
        <p className="ed-result__title">{cut(full, TITLE_LENGTH.most) || t('No title')}</p>
        <p className="ed-result__text">{cut(description, DESCRIPTION_LENGTH.most) || t('No description.')}</p>
      </div>
      <Length name={t('Title')} label={t('Length of the title')} length={full.length} {...TITLE_LENGTH} />
      <Length
        name={t('Description')}
        label={t('Length of the description')}
        length={description.length}
        {...DESCRIPTION_LENGTH}
      />
      <h3 className="ed-panel__group">{t('Preview of the link card')}</h3>
      <div className="ed-card">
        {picture ? <img src={picture} alt="" /> : <p className="ed-card__none">{t('No picture')}</p>}
        <div className="ed-card__words">
          <p className="ed-result__address">{host}</p>
          <p className="ed-card__title">{title || t('No title')}</p>
          {description && <p className="ed-card__text">{description}</p>}
        </div>
      </div>
    </>
  );
}

interface LengthProps {
  name: string;
  label: string;
  length: number;
  least: number;
  most: number;
}

const Length = ({ name, label, length, least, most }: LengthProps): ReactNode => (
  <p className="ed-length">
    <span>{t('{name}: {length} of {most} characters', { name, length, most })}</span>
    <meter
      aria-label={label}
      min={0}
      max={most * 1.5}
      low={least}
      high={most}
      optimum={(least + most) / 2}
      value={Math.min(length, most * 1.5)}
    />
  </p>
);

/** Cut off at a word, as search engines do. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const space = start.lastIndexOf(' ');
  return `${space > most / 2 ? start.slice(0, space) : start} …`;
}
