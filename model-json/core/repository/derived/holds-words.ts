/** Properties of pages and their components that readers read. */
const OF_PAGES = new Set(
  (
    'jcr:title jcr:description navTitle pageTitle pretitle text title caption alt cells linkText cq:panelTitle queries ' +
    'accessibilityLabel helpMessage requiredMessage thankYouMessage acceptText buttonText closeText manageText refuseText saveText steps'
  ).split(' '),
);

/** Elements of fragments, by the last segment of their model's path. A dealer's name and street are his own. */
const OF_FRAGMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  product: new Set([
    'name',
    'kind',
    'description',
    'lead',
    'madeFor',
    'note',
    'galleryAlt',
    'galleryCaption',
  ]),
  'product-variant': new Set(['name']),
  manual: new Set(
    'title purpose disposal safety installation startUp operation maintenance troubleshooting'.split(' '),
  ),
  dealer: new Set(['region', 'holidays']),
};

const NONE: ReadonlySet<string> = new Set();

/** Whether a property of a page is text; all others are references, choices, names for machines. */
export const holdsWords = (property: string): boolean => OF_PAGES.has(property);

/** The elements that are text in fragments of a model (`/conf/…/models/product`). */
export const wordsOfModel = (model: string): ReadonlySet<string> =>
  OF_FRAGMENTS[model.slice(model.lastIndexOf('/') + 1)] ?? NONE;
