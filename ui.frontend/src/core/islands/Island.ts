/**
 * The interface of a chunk that the loader fetches. The server's HTML is complete without it: `mount` adds behaviour to
 * its placeholder and keeps all state in attributes, so that page, styles and React agree. It keeps no node lists
 * between events, as the editor can redraw what is inside.
 */
export interface IslandModule {
  /** @returns removes the behaviour again */
  mount(root: HTMLElement): () => void;
}

/** Island name (`data-island`) → function that loads its chunk. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

/**
 * When to fetch a placeholder's chunk (`data-island-when`). In any case a pointer, focus or click inside it, or an
 * address hash that names something in it, fetches it at once.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

/** Lifecycle of a placeholder, in `data-island-state`; absent until the loader has seen it. */
export type IslandState = 'waiting' | 'loading' | 'mounted' | 'failed';
