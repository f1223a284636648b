import { useId, type ReactNode } from 'react';
import { Heading } from '../../../core/kit/heading';
import { RichText } from '../../../core/kit/html/Html';
import { Picture } from '../../../core/kit/pictures/Picture';
import { usePriority } from '../../../core/kit/pictures/priority';
import { SearchField, useFieldTexts, usePlaceholder } from '../widgets/shared/view/SearchField';
import type { SearchBannerModel } from './SearchBanner.model';
import { useWords } from '../words';

/** A search at the top of a page or between its parts: what can be found, the field, popular searches. */
export function SearchBanner(model: SearchBannerModel): ReactNode {
  const { id, title, titleType, description, background, image, popular, action = '' } = model;
  const { banner } = useWords();
  const ownId = useId();
  const priority = usePriority();
  const texts = useFieldTexts(model, banner.searchBannerLabel);
  const placeholder = usePlaceholder('search-banner', model, texts);
  const popularId = `${id ?? ownId}-popular`;
  const ground = image ? 'dark-blue' : background;
  return (
    <div className={`cmp-searchbanner cmp-searchbanner--${ground} full-bleed`} id={id} {...placeholder}>
      {image && (
        <div className="cmp-searchbanner__picture">
          <Picture {...image} sizes={image.sizes ?? '100vw'} priority={priority} />
        </div>
      )}
      <div className="cmp-searchbanner__content">
        {title && (
          <Heading className="cmp-searchbanner__title" level={titleType}>
            {title}
          </Heading>
        )}
        {description && <RichText className="cmp-searchbanner__description" html={description} />}
        <SearchField id={id ?? ownId} action={action} texts={texts} />
        {popular.length > 0 && (
          <div className="cmp-searchbanner__popular">
            <span className="cmp-searchbanner__popular-title" id={popularId}>
              {banner.popularSearches}
            </span>
            <ul className="cmp-searchbanner__popular-list" role="list" aria-labelledby={popularId}>
              {popular.map(({ text, url, q }) => (
                <li key={text}>
                  <a className="cmp-searchbanner__popular-link" href={url} data-search={q}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
