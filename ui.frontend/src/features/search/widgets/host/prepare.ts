import { draw } from './draw';
import { fieldWords, type FieldWords } from './field-words';
import type { HostBannerConfig, HostBoxConfig, HostConfig, HostListConfig } from './HostConfig';
import { listWords } from './list-words';
import { servlet } from '../../../../../../shared/addresses/app';

const { origin } = new URL(__webpack_public_path__, location.href);

/** What a widget needs to mount; on our own pages the server provides it. */
export interface Prepared {
  /** Its configuration. */
  readonly settings: object;
  /** The markup that it enhances; empty if it renders itself. */
  readonly content: readonly HTMLElement[];
}

/**
 * Completes the settings with defaults and texts of the language, and creates the elements that a server would have rendered.
 * @param id prefix of the ids of its parts
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
