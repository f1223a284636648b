/** A widget's chunk; the island loader mounts it on its placeholder, the mount API on any element. */
export interface WidgetModule {
  /**
   * @param root its placeholder, with its configuration as JSON in `data-config`; server-rendered or empty
   * @returns unmounts it
   * @throws ConfigError
   */
  mount(root: HTMLElement): () => void;
  /** Applies a changed `data-config`; a widget without this method is mounted again. @throws ConfigError */
  update?(root: HTMLElement): void;
}

/** The search widgets by their names in placeholders (`data-island`). */
export const widgetNames = ['search-banner', 'search-box', 'filter-list'] as const;

export type WidgetName = (typeof widgetNames)[number];
