/** A widget's split chunk; the loader of islands mounts it on its placeholder, the mount API on any element. */
export interface WidgetModule {
  /**
   * @param root its placeholder, with its configuration as JSON in `data-config`; drawn by the server or empty
   * @returns takes the behaviour off again
   * @throws ConfigError
   */
  mount(root: HTMLElement): () => void;
  /** Takes over a `data-config` that has changed since; a widget without it is mounted again. @throws ConfigError */
  update?(root: HTMLElement): void;
}

/** The search widgets by the name that placeholders call them (`data-island`). */
export const widgetNames = ['search-banner', 'search-box', 'filter-list'] as const;

export type WidgetName = (typeof widgetNames)[number];
