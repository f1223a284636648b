import { fieldParts } from '../shared/combobox/field-parts';
import type { WidgetModule } from '../shared/Widget';
import { widgets } from '../registry';
import { draw } from './draw';
import { fieldWords } from './field-words';
import type { HostConfig } from './HostConfig';

/** Of this API; a change that asks something of host pages raises the first number and the script's name. */
export const version = '1.0';

export interface MountedWidget {
  /** When the widget can be used; rejected with the reason where it cannot (a setting, a chunk that did not come). */
  readonly ready: Promise<void>;
  /** Changes settings; what was typed stays. */
  update(change: Partial<HostConfig>): Promise<void>;
  /** Takes the widget off and leaves the element empty. */
  destroy(): void;
}

const origin = new URL(__webpack_public_path__, location.href).origin;
let count = 0;

/**
 * Shows a search widget on a page that is not ours.
 * @example ventora.search.mount(element, { widget: 'search-box', action: 'https://www.example.com/search' })
 */
export function mount(element: HTMLElement, given: HostConfig): MountedWidget {
  const id = element.id || `ventora-search-${(count += 1)}`;
  let config = given;
  let takeOff = () => {};
  let isGone = false;
  let last = Promise.resolve();

  const show = async () => {
    const { widget, language = document.documentElement.lang || 'en' } = config;
    const load = widgets[widget];
    if (!load) throw new Error(`no widget is named "${widget}"; known: ${Object.keys(widgets).join(', ')}`);
    const [module, words] = await Promise.all([load(), fieldWords(language)]);
    if (isGone) return;
    takeOff();
    redraw(element, () => {
      element.classList.add('ventora-search', className[widget]);
      element.dataset.config = JSON.stringify(settingsOf(config, language, words.field));
      element.replaceChildren(...draw(config, id, words));
    });
    takeOff = start(module, element);
  };
  const inTurn = () => (last = last.catch(() => {}).then(show));
  return {
    ready: inTurn(),
    update(change) {
      config = { ...config, ...change } as HostConfig;
      return inTurn();
    },
    destroy() {
      isGone = true;
      takeOff();
      element.classList.remove('ventora-search', className[config.widget]);
      delete element.dataset.config;
      element.replaceChildren();
    },
  };
}

const className = { 'search-box': 'cmp-searchbox', 'search-banner': 'cmp-searchbanner' } as const;

const start = (module: WidgetModule, element: HTMLElement) => module.mount(element);

function settingsOf(config: HostConfig, language: string, words: object): object {
  const { action, suggest = `${origin}/bin/ventora/suggest`, minLength, maxItems, recent, texts } = config;
  return { action, suggest, minLength, maxItems, recent, language, texts: { ...words, ...texts } };
}

/** Draws anew with what was typed, and the focus, where they were. */
function redraw(element: HTMLElement, drawAnew: () => void): void {
  const old = element.querySelector('.search-field') ? fieldParts(element).input : undefined;
  const isFocused = old !== undefined && old === document.activeElement;
  drawAnew();
  if (!old) return;
  const { input } = fieldParts(element);
  input.value = old.value;
  if (isFocused) input.focus();
}
