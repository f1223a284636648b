import { draw } from './draw';
import { fieldWords, type FieldWords } from './field-words';
import type { HostBannerConfig, HostBoxConfig, HostConfig, HostListConfig } from './HostConfig';
import { listWords } from './list-words';
import { servlet } from '../../../../../../shared/addresses/app';

const { origin } = new URL(__webpack_public_path__, location.href);

/** What a widget stands on: on our own pages the server has seen to it. */
export interface Prepared {
  /** Its configuration. */
  readonly settings: object;
  /** What it takes over; nothing where it draws itself. */
  readonly content: readonly HTMLElement[];
}

/**
 * Settings with what was left out, in words of the language, and the elements that a server would have drawn.
 * @param id ids of its parts begin with it
 */
export async function prepare(config: HostConfig, language: string, id: string): Promise<Prepared> {
  if (config.widget === 'filter-list') {
    return { settings: { ...listSettings(config, await listWords(language)), language, id }, content: [] };
  }
  const words = await fieldWords(language);
  return { settings: { ...fieldSettings(config, words), language }, content: draw(config, id, words) };
}

function fieldSettings(config: HostBoxConfig | HostBannerConfig, { field }: FieldWords): object {
  const { action, suggest = `${origin}${servlet('suggest')}`, minLength, maxItems, recent, texts } = config;
  return { action, suggest, minLength, maxItems, recent, texts: { ...field, ...texts } };
}

const listSettings = ({ widget: _, texts, ...config }: HostListConfig, words: object): object => ({
  service: `${origin}${servlet('search')}`,
  action: location.pathname,
  preset: {},
  facets: [],
  figures: [],
  pageSize: 24,
  ...config,
  texts: { ...words, ...texts },
});
