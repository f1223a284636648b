import type { Editable, EditorPage } from './EditorPage';
import { findEditables, type EditableRule, type StoredType } from './find-editables';
import { hideLocked } from './hide-locked';
import { watchPage, type PageChange } from './page-clock';
import { sendUpdate } from './send-update';

export type PageWindow = Window & typeof globalThis;

/** The page as seen by the editor's own parts. */
export interface OpenPage extends EditorPage {
  readonly window: PageWindow;
  onChange(listener: (change: PageChange) => void): () => void;
  /** Sets which content is editable and of which types it is, once they are known. */
  setContent(rule: EditableRule, typeOf: StoredType): void;
  /** Scrolls an element into view, as little as possible. */
  reveal(path: string): void;
  close(): void;
}

/** Opens the page in a frame, for as long as the frame shows it. */
export function createEditorPage(window: PageWindow): OpenPage {
  const listeners = new Set<(change: PageChange) => void>();
  let rule: EditableRule | undefined;
  let typeOf: StoredType | undefined;
  let found: ReadonlyMap<string, Editable> | undefined;

  const look = () => {
    const all = findEditables(window.document, rule ?? (() => false), typeOf);
    if (rule) hideLocked(all);
    return new Map(all.map((editable) => [editable.path, editable]));
  };
  const editables = () => (found ??= look());
  const tell = (change: PageChange) => {
    if (change === 'layout') found = undefined;
    listeners.forEach((listener) => listener(change));
  };
  const stop = watchPage(window, tell);

  return {
    window,
    editables: () => [...editables().values()],
    get: (path) => editables().get(path),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async update(update) {
      await sendUpdate(window, update);
      tell('layout');
    },
    showPanel(path, index) {
      const kind = editables().get(path)?.element.querySelector<HTMLElement>('[data-panelcontainer]')
        ?.dataset.panelcontainer;
      if (kind) window.postMessage(panelMessage(`cmp-${kind}`, path, index), window.location.origin);
    },
    reveal(path) {
      const element = editables().get(path)?.element;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const isInView = top >= 0 && bottom <= window.innerHeight;
      const fillsView = top <= 0 && bottom >= window.innerHeight;
      if (!isInView && !fillsView) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
    setContent(nextRule, nextType) {
      rule = nextRule;
      typeOf = nextType;
      tell('layout');
    },
    close() {
      stop();
      listeners.clear();
    },
  };
}

/** Core Components' protocol for selecting a panel. */
const panelMessage = (type: string, id: string, index: number) => ({
  channel: 'cqauthor',
  request: 'cmp.panelcontainer',
  data: { type, id, operation: 'navigate', index },
});
