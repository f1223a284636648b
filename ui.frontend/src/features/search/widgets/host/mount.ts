import { fieldParts } from '../shared/combobox/field-parts';
import { widgets } from '../registry';
import type { HostConfig } from './HostConfig';
import { hostLanguage } from './host-language';
import { prepare } from './prepare';
import { APP_ID } from '../../../../../../shared/addresses/app';

/** The version of this API; breaking changes increase the first number and change the script's name. */
export const version = '1.1';

export interface MountedWidget {
  /**
   * Resolves when the widget is ready; rejects with the reason if it cannot start (an invalid setting, a chunk that failed to
   * load).
   */
  readonly ready: Promise<void>;
  /** Changes settings; typed text and results stay. */
  update(change: Partial<HostConfig>): Promise<void>;
  /** Unmounts the widget and empties the element. */
  destroy(): void;
}

let count = 0;

/**
 * Mounts a search widget on a third-party page.
 * @example mysite.search.mount(element, { widget: 'search-box', action: 'https://www.example.com/search' })
 */
export function mount(element: HTMLElement, given: HostConfig): MountedWidget {
  const id = element.id || `${APP_ID}-search-${(count += 1)}`;
  let config = given;
  let shown: HostConfig['widget'] | undefined;
  let takeOff = () => {};
  let isGone = false;
  let last = Promise.resolve();

  const show = async () => {
    const { widget } = config;
    const load = widgets[widget];
    if (!load) throw new Error(`no widget is named "${widget}"; known: ${Object.keys(widgets).join(', ')}`);
    const prepared = prepare(config, hostLanguage(config.language), id);
    const [module, { settings, content }] = await Promise.all([load(), prepared]);
    if (isGone) return;
    element.dataset.config = JSON.stringify(settings);
    if (shown === widget && module.update) return module.update(element);
    clear();
    redraw(element, () => {
      element.classList.add(`${APP_ID}-search`, className[widget]);
      element.replaceChildren(...content);
    });
    takeOff = module.mount(element);
    shown = widget;
  };
  const clear = () => {
    takeOff();
    takeOff = () => {};
    element.classList.remove(`${APP_ID}-search`, ...Object.values(className));
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
      clear();
      delete element.dataset.config;
      element.replaceChildren();
    },
  };
}

const className = {
  'search-box': 'cmp-searchbox',
  'search-banner': 'cmp-searchbanner',
  'filter-list': 'cmp-filterlist',
} as const;

/** Renders again, keeping typed text and focus. */
function redraw(element: HTMLElement, drawAnew: () => void): void {
  const old = element.querySelector('.search-field') ? fieldParts(element).input : undefined;
  const isFocused = old !== undefined && old === document.activeElement;
  drawAnew();
  if (!old || !element.querySelector('.search-field')) return;
  const { input } = fieldParts(element);
  input.value = old.value;
  if (isFocused) input.focus();
}
