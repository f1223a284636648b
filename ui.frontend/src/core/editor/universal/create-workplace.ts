import { messages, reading } from '../screen/messages';
import { createStore } from '../selection/create-store';
import { messageOf } from '../session/saving/outcomes';
import type { Outcome } from '../session/EditorSession';
import { counted, t } from '../../../../../shared/authoring/language/t';
import { publishPages } from './changes/Calls';
import { slotAt, type Slot } from './changes/calls-for';
import { createItemActions } from './changes/create-item-actions';
import { showChanges } from './changes/show-change';
import { createUniversalSession, type Change } from './changes/UniversalSession';
import { createPagePresence } from './page-presence';
import { createFramedPage } from './frame/FramedPage';
import { itemsOf, itemWithContent, type Items } from './frame/items';
import { pagesOf } from './frame/pages-of';
import { textsOf } from './frame/texts-of';
import type { Target } from './target';
import type { Workplace } from './Workplace';

/** Fragments have locks of their own. */
const isPage = (path: string): boolean => !path.startsWith('/content/dam/');

/** Milliseconds between the last change and drawing the page again. */
const PAUSE = 400;

interface WorkplaceOptions {
  /** This author's origin. */
  readonly own: string;
  /** A link in the page was pressed. */
  onLink(address: string): void;
  /** Says something to screen readers. */
  announce(text: string): void;
}

export function createWorkplace({ own, onLink, announce }: WorkplaceOptions): Workplace {
  const page = createFramedPage(onLink);
  const items = createStore<Items>(new Map());
  const selection = createStore<string | undefined>(undefined);
  const wantedField = createStore<string | undefined>(undefined);
  const treeWanted = createStore(false);
  const presence = createPagePresence();
  const adding = createStore<Slot | undefined>(undefined);
  const edited = createStore<ReturnType<Workplace['edited']['get']>>(undefined);
  let shownAt: { readonly frame: HTMLIFrameElement; readonly target: Target } | undefined;
  /** The path of the content to be selected once it is on the page. */
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const redraw = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shownAt) page.load(shownAt.frame, shownAt.target.address);
    }, PAUSE);
  };
  const session = createUniversalSession(redraw);
  const shown = showChanges(page, () => shownAt?.target.path !== undefined, redraw);
  const select = (id: string | undefined) => {
    // A dialog that closes gives the focus back to the row that has been selected all the time.
    if (id === selection.get()) return;
    wanted = undefined;
    wantedField.set(undefined);
    selection.set(id);
  };
  const stop = page.subscribe(() => {
    const { editables, mapping } = page.get();
    const seen = itemsOf({ editables, mapping }, own);
    items.set(seen);
    if (!seen.has(edited.get()?.id ?? '')) edited.set(undefined);
    presence.follow(shownAt?.target.path ?? pagesOf(seen).find(isPage));
    const found = wanted === undefined ? undefined : itemWithContent(seen, wanted);
    if (!found) return;
    wanted = undefined;
    select(found.path);
  });

  const edit = (id: string, field: string) => {
    select(id);
    wantedField.set(field);
  };
  /** Whether nothing can be changed; says why. */
  const isLocked = (): boolean => {
    const locked = presence.lock();
    if (locked !== undefined) messages.info(locked, { timeout: reading });
    return locked !== undefined;
  };
  /** Makes a change, unless the page is locked. @returns the outcome, if it was done */
  const make = async (change: Change): Promise<Extract<Outcome, { done: true }> | undefined> => {
    return isLocked() ? undefined : told(await session.make(change), change.label);
  };
  const told = (outcome: Outcome, label: string) => {
    if (outcome.done) {
      announce(t('Done: {label}', { label }));
      return outcome;
    }
    if (outcome.message !== '') messages.negative(`${label}: ${outcome.message}`);
    return undefined;
  };
  const step = async (kind: 'undo' | 'redo') => {
    const label = session.getState()[kind];
    if (label === undefined) return;
    const said = kind === 'undo' ? t('Undo: {undo}', { undo: label }) : t('Redo: {redo}', { redo: label });
    told(await session[kind](), said);
  };
  const actions = createItemActions({
    ...{ items, shown, select, announce },
    definitions: () => page.get().definitions,
    make: async (change) => (await make(change))?.paths,
    selectWhenShown: (content) => (wanted = content ?? wanted),
  });

  return {
    ...{ page, session, items, selection, wantedField, select, redraw },
    presence: presence.shared,
    edit,
    edited,
    holding: presence.holding,
    editText(item, prop) {
      const texts = textsOf(item);
      const text = texts.find((each) => each.prop === prop) ?? (texts.length === 1 ? texts[0] : undefined);
      if (texts.length === 0 || (prop !== undefined && !text)) return edit(item.path, prop ?? '');
      if (isLocked()) return;
      select(item.path);
      edited.set({ id: item.path, prop: text?.prop });
    },
    textDone: () => edited.set(undefined),
    ...{ adding, treeWanted },
    toTree: () => treeWanted.set(true),
    treeFound: () => treeWanted.set(false),
    askToAdd: (item) => adding.set(slotAt(items.get(), item)),
    stopAdding: () => adding.set(undefined),
    fieldFound: () => wantedField.set(undefined),
    open(frame, target) {
      if (shownAt?.target.address.href !== target.address.href) select(undefined);
      shownAt = { frame, target };
      presence.follow(target.path);
      page.load(frame, target.address);
    },
    allowedAt({ container }) {
      const { definitions } = page.get();
      const allowed = new Set(definitions.filters.get(container.editable.filter));
      return definitions.components.filter(({ id }) => allowed.has(id));
    },
    ...actions,
    undo: () => step('undo'),
    redo: () => step('redo'),
    async publish() {
      const pages = pagesOf(items.get());
      try {
        const { publishes } = await publishPages(pages);
        messages.positive(
          publishes.every(isPage)
            ? counted(
                publishes.length,
                'Published. Visitors see it now.',
                '{n} pages are published. Visitors see them now.',
              )
            : counted(
                publishes.length,
                'Published. Visitors see it now.',
                '{n} pages and fragments are published. Visitors see them now.',
              ),
          { timeout: reading },
        );
      } catch (error) {
        messages.negative(t('Not published: {message}', { message: messageOf(error) }));
      }
    },
    showPatches(content, patches) {
      const item = itemWithContent(items.get(), content);
      if (item) shown.patched(item, patches, {});
      // Perhaps it is drawn now.
      else redraw();
    },
    close() {
      clearTimeout(timer);
      stop();
      presence.follow(undefined);
      page.close();
    },
  };
}
