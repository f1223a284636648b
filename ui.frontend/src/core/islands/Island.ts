/**
 * What a split chunk offers to the loader. The server's HTML is complete without it: `mount` adds behaviour to the
 * placeholder it is given and keeps all state in attributes, so that the page, its styles and React agree on one truth.
 * It holds no lists of nodes across events: the editor may redraw what is inside.
 */
export interface IslandModule {
  /** @returns takes the behaviour off again */
  mount(root: HTMLElement): () => void;
}

/** Island name (`data-island`) → how to get its chunk. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

/**
 * When a placeholder's chunk is fetched (`data-island-when`). Whatever it says, pointer, focus or a click inside it, or
 * the page's hash naming something in it, fetch it at once.
 */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction';

/** Life of a placeholder, in `data-island-state`; absent before the loader has seen it. */
export type IslandState = 'waiting' | 'loading' | 'mounted' | 'failed';
