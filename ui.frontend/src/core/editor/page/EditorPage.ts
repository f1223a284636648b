/** What `cq-pagemodel-update` carries (aem-spa-page-model-manager, EditorClient). */
export type PageUpdate =
  | { readonly cmd: 'replace'; readonly path: string; readonly data: { key: string; value: unknown } }
  | {
      readonly cmd: 'insertBefore' | 'insertAfter';
      readonly path: string;
      readonly data: { key: string; value: unknown };
    }
  | { readonly cmd: 'delete'; readonly path: string };

/** One thing on the page that has a `data-cq-data-path`. */
export interface Editable {
  readonly path: string;
  /** `''` for the place of a new component (`path` ends in `/*`). */
  readonly resourceType: string;
  readonly element: HTMLElement;
  /** The nearest editable around it; absent for the page. */
  readonly parent?: string;
  /** Whether authors change it here: false for the template's structure and for fragments of other pages. */
  readonly editable: boolean;
  readonly kind: 'component' | 'container' | 'placeholder' | 'page';
}

/** The open page in its frame, and the only one who touches the frame's document (in-place editing excepted). */
export interface EditorPage {
  readonly window: Window;
  editables(): readonly Editable[];
  get(path: string): Editable | undefined;
  /** Called after the page drew something again, was scrolled, resized or scaled. */
  onChange(listener: () => void): () => void;
  /** Dispatches to the page's model store; resolves when it has been drawn. */
  update(update: PageUpdate): Promise<void>;
  /** Shows a panel of tabs, accordion or carousel (`cmp.panelcontainer`). */
  showPanel(path: string, index: number): void;
}
