/** The settings of a section that is a container, in `section-metadata`; `style` is its style classes. */
export const SECTION_FIELDS = [
  'id',
  'gridClassNames',
  'roleAttribute',
  'accessibilityLabel',
  'appliedHtmlElement',
] as const;

/** The metadata that holds what a document does not show: the page's settings and the containers around its sections. */
export const PAGE_META = 'page-model';
