import { createStore, type Readable } from '../../selection/create-store';
import { NO_DEFINITIONS, readDefinitions, type Definitions } from './Definitions';
import { numberOf, objectIn, objectOf, readEditables, textOf, type Editable } from './Editable';
import { linkToFrame, type FrameLink } from './link-to-frame';
import { steadyHeight } from './steady-height';

/** What is known of the page in the frame. */
export interface PageState {
  /** `silent`: its script has not connected in time. */
  readonly phase: 'loading' | 'open' | 'silent';
  readonly editables: readonly Editable[];
  readonly definitions: Definitions;
  /** Contents of its `urn:adobe:aue:…` meta elements by name. */
  readonly mapping: Readonly<Record<string, string>>;
  /** Title of its document. */
  readonly title: string;
  /** Height of its document in CSS pixels; 0 until it is told. */
  readonly height: number;
}

export type PageMode = 'edit' | 'preview';

export interface FramedPage extends Readable<PageState> {
  /** Loads a page into the frame, or the same one again. */
  load(frame: HTMLIFrameElement, address: URL): void;
  setMode(mode: PageMode): void;
  /** Dispatches an event on an element of the page: `aue:content-patch` and others. */
  tell(event: string, selector: string | undefined, detail: object): void;
  /** An element of the page, if it has our origin. */
  element(selector: string): HTMLElement | undefined;
  /** In CSS pixels of the page. */
  width(): number;
  close(): void;
}

/** Milliseconds after which a page whose script has not connected counts as silent. */
const PATIENCE = 10_000;

const BLANK: PageState = {
  ...{ phase: 'loading', editables: [], mapping: {}, title: '', height: 0 },
  definitions: NO_DEFINITIONS,
};

/**
 * A page with the attributes of the Universal Editor, in a frame.
 *
 * @param onLink a link in the page was pressed, whose target the editor shows or refuses
 */
export function createFramedPage(onLink: (address: string) => void): FramedPage {
  const store = createStore<PageState>(BLANK);
  const change = (part: Partial<PageState>) => store.set({ ...store.get(), ...part });
  let frame: HTMLIFrameElement | undefined;
  let shown = '';
  let origin = '';
  let mode: PageMode = 'edit';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let height = steadyHeight();

  const link: FrameLink = linkToFrame({
    window: () => frame?.contentWindow ?? null,
    origin: () => origin,
    methods: {
      repaintEditables: (given) => change({ editables: readEditables(objectOf(given)['editables']) }),
      setUrnMapping(given) {
        const { name, value } = objectOf(given);
        change({ mapping: { ...store.get().mapping, [textOf(name)]: textOf(value) } });
      },
      updateFrameDetails(given) {
        const { height: told } = objectIn(objectOf(given)['details'], 'frame');
        change({ height: height(numberOf(told)) });
      },
      navigateTo: (given) => onLink(textOf(objectOf(given)['href'])),
      // Only for the rich-text editor from Adobe's hosts, which is not used.
      closeRTE: () => undefined,
      trackCorsVersion: () => undefined,
    },
    onConnect() {
      clearTimeout(timer);
      change({ phase: 'open' });
      void link.ask('updateAppMode', mode);
      link.ask('getDocumentProperties', ['title']).then(
        (given) => change({ title: textOf(objectOf(given)['title']) }),
        () => undefined,
      );
      link.ask('getDefinitions').then(
        (given) => change({ definitions: readDefinitions(given) }),
        () => undefined,
      );
    },
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    load(into, address) {
      // The same page is drawn again: what is known of it stays until it speaks.
      if (into === frame && address.href === shown) change({ phase: 'loading' });
      else store.set(BLANK);
      frame = into;
      shown = address.href;
      ({ origin } = address);
      height = steadyHeight();
      clearTimeout(timer);
      timer = setTimeout(() => change({ phase: 'silent', editables: [], height: 0 }), PATIENCE);
      // Not `src`: each change would add an entry to the browser's history.
      into.contentWindow?.location.replace(address);
    },
    setMode(next) {
      mode = next;
      if (store.get().phase === 'open')
        void link.ask('triggerEvent', next === 'edit' ? 'aue:ui-edit' : 'aue:ui-preview', undefined, {});
    },
    tell: (event, selector, detail) => void link.ask('triggerEvent', event, selector, detail).catch(() => {}),
    element: (selector) => frame?.contentDocument?.querySelector<HTMLElement>(selector) ?? undefined,
    width: () => frame?.clientWidth ?? 0,
    close() {
      clearTimeout(timer);
      link.close();
    },
  };
}
