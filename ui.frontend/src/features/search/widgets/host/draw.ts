import { withQuery } from '../shared/service/addresses';
import { fieldView } from '../shared/view/field-view';
import { makeElement as make } from '../shared/view/make-element';
import type { FieldWords } from './field-words';
import type { HostBannerConfig, HostBoxConfig } from './HostConfig';

/** Renders what the server renders on our own pages. @returns the element's content */
export function draw(
  config: HostBoxConfig | HostBannerConfig,
  id: string,
  { field, banner }: FieldWords,
): HTMLElement[] {
  const label = config.widget === 'search-banner' ? { label: banner.searchBannerLabel } : {};
  const texts = { ...field, ...label, ...config.texts };
  const form = fieldView(make, { id, action: config.action, texts });
  return config.widget === 'search-banner' ? [bannerView(config, form, id, banner)] : [form];
}

function bannerView(
  { title, description, popular = [], action }: HostBannerConfig,
  form: HTMLElement,
  id: string,
  { popularSearches }: FieldWords['banner'],
): HTMLElement {
  const links = popular.map((entry) => {
    const { text, url } =
      typeof entry === 'string' ? { text: entry, url: withQuery(action, { q: entry }) } : entry;
    const search = typeof entry === 'string' ? entry : undefined;
    const link = { className: 'cmp-searchbanner__popular-link', href: url, 'data-search': search };
    return make('li', {}, make('a', link, text));
  });
  return make(
    'div',
    { className: 'cmp-searchbanner__content' },
    title && make('h2', { className: 'cmp-searchbanner__title' }, title),
    description && make('p', { className: 'cmp-searchbanner__description' }, description),
    form,
    links.length > 0
      ? make(
          'div',
          { className: 'cmp-searchbanner__popular' },
          make(
            'span',
            { className: 'cmp-searchbanner__popular-title', id: `${id}-popular` },
            popularSearches,
          ),
          make(
            'ul',
            { className: 'cmp-searchbanner__popular-list', role: 'list', 'aria-labelledby': `${id}-popular` },
            ...links,
          ),
        )
      : undefined,
  );
}
