import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { useMessages, useRendering } from '../../kit/rendering';
import type { LanguageItem } from './LanguageNavigation.model';

/** Countries with their languages, or languages alone: Core Components' markup. */
export function LanguageGroup({ items }: { items: readonly LanguageItem[] }): ReactNode {
  return (
    <ul className="cmp-languagenavigation__group">
      {items.map((item) => (
        <li key={item.id} className={itemClassName(item)}>
          {item.children.length > 0 || !item.link ? (
            <span className="cmp-languagenavigation__item-title">{item.title}</span>
          ) : (
            <LanguageLink item={item} link={item.link} />
          )}
          {item.children.length > 0 && <LanguageGroup items={item.children} />}
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({
  item,
  link,
}: {
  item: LanguageItem;
  link: NonNullable<LanguageItem['link']>;
}): ReactNode {
  const { language } = useRendering();
  const messages = useMessages();
  return (
    <Link
      className="cmp-languagenavigation__item-link"
      link={link}
      rel="alternate"
      hrefLang={item.language}
      lang={item.language}
      aria-current={item.active ? 'true' : undefined}
      data-untranslated={item.translated ? undefined : ''}
    >
      {item.title}
      {!item.translated && (
        <span className="cmp-languagenavigation__note" lang={language}>
          {' '}
          ({messages.notTranslated})
        </span>
      )}
    </Link>
  );
}

function itemClassName({ country, language, level, active }: LanguageItem): string {
  const block = 'cmp-languagenavigation__item';
  return [
    block,
    country && `${block}--countrycode-${country}`,
    language && `${block}--langcode-${language}`,
    `${block}--level-${level}`,
    active && `${block}--active`,
  ]
    .filter(Boolean)
    .join(' ');
}
