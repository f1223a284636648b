/** Payload of `cq-pagemodel-update` (aem-spa-page-model-manager, EditorClient). */
export type PageUpdate =
  | { readonly cmd: 'replace'; readonly path: string; readonly data: { key: string; value: unknown } }
  | {
      readonly cmd: 'insertBefore' | 'insertAfter';
      readonly path: string;
      readonly data: { key: string; value: unknown };
    }
  | { readonly cmd: 'delete'; readonly path: string };

/** An element with a `data-cq-data-path`. */
export interface Editable {
  readonly path: string;
  /** `''` for the placeholder of a new component (`path` ends in `/*`). */
  readonly resourceType: string;
  readonly element: HTMLElement;
  /** The nearest editable ancestor; undefined for the page. */
  readonly parent?: string;
  /** Whether authors can change it here: false for the template's structure and for fragments of other pages. */
  readonly editable: boolean;
  readonly kind: 'component' | 'container' | 'placeholder' | 'page';
}

/** The open page in its frame. Nothing else touches the frame's document, except in-place editing. */
export interface EditorPage {
  readonly window: Window;
  editables(): readonly Editable[];
  get(path: string): Editable | undefined;
  /** Called after the page was redrawn, scrolled, resized or scaled. */
  onChange(listener: () => void): () => void;
  /** Updates the page's model store; resolves when the page has been redrawn. */
  update(update: PageUpdate): Promise<void>;
  /** Shows a panel of tabs, an accordion or a carousel (`cmp.panelcontainer`). */
  showPanel(path: string, index: number): void;
}
