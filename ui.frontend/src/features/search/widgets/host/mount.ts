import { fieldParts } from '../shared/combobox/field-parts';
import { widgets } from '../registry';
import type { HostConfig } from './HostConfig';
import { hostLanguage } from './host-language';
import { prepare } from './prepare';
import { APP_ID } from '../../../../../../shared/addresses/app';

/** Of this API; a change that asks something of host pages raises the first number and the script's name. */
export const version = '1.1';

export interface MountedWidget {
  /** When the widget can be used; rejected with the reason where it cannot (a setting, a chunk that did not come). */
  readonly ready: Promise<void>;
  /** Changes settings; what was typed and what was found stay. */
  update(change: Partial<HostConfig>): Promise<void>;
  /** Takes the widget off and leaves the element empty. */
  destroy(): void;
}

let count = 0;

/**
 * Shows a search widget on a page that is not ours.
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

/** Redraws with what was typed, and the focus, where they were. */
function redraw(element: HTMLElement, drawAnew: () => void): void {
  const old = element.querySelector('.search-field') ? fieldParts(element).input : undefined;
  const isFocused = old !== undefined && old === document.activeElement;
  drawAnew();
  if (!old || !element.querySelector('.search-field')) return;
  const { input } = fieldParts(element);
  input.value = old.value;
  if (isFocused) input.focus();
}
