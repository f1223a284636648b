/**
 * Cases of components that no content can produce, with the reason, by folder: the component library has no example of
 * them. They guard against what other exporters or the SPA SDK may send.
 */
export const notOfContent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Breadcrumb: {
    'a section without a page of its own': 'the exporter links every page that there is',
  },
  Comparison: {
    'nothing differs': 'no two products of the catalogue have all figures in common',
    'long German words': 'names are those of the catalogue',
    'right to left': 'names are those of the catalogue',
    'hostile HTML': 'names are those of the catalogue',
    empty: 'the exporter always names the address of its page',
  },
  FormProducts: {
    'fifty lines': 'an address of an example is not that long',
    'long German words': 'names are those of the catalogue',
    'right to left': 'names are those of the catalogue',
    'hostile HTML': 'names are those of the catalogue',
  },
  CatalogueReader: {
    'no PDF yet': 'whether a PDF has been drawn is not of content',
    'hostile words': 'names are those of the catalogue',
  },
  Container: {
    'an item without a model': 'the exporter names no item that it has not written',
  },
  DealerFinder: {
    'long German words': 'dealers are those of the site, none of which is called so',
    'right to left': 'no dealer writes so, and what is told of them is read from their fragments',
    empty: 'the exporter always names the page',
  },
  SearchBanner: {
    'a number out of range': 'the dialog takes none; an example with a fault would be reported as one',
  },
  SearchBox: {
    'a number out of range': 'the dialog takes none; an example with a fault would be reported as one',
    'a form without suggestions': 'the exporter always names the service',
  },
  FilterList: {
    'the search does not answer': 'an example is shown by a server whose search does',
    empty: 'the exporter always names the service',
  },
  DocumentList: {
    'sizes to come': 'the server draws what its pages show, so that the next reader has the size',
    empty: 'the exporter always names the address of its form',
  },
  Tags: {
    'a tag that leads nowhere': 'the exporter links every tag that it names',
    'many tags': 'no page of the site has as many',
    'long German words': 'names are those of the taxonomy',
    'right to left': 'names are those of the taxonomy',
    'hostile HTML': 'names are those of the taxonomy',
  },
  Navigation: {
    'a section without a page of its own': 'the exporter links every page that there is',
  },
};

/** What the SDK makes of a model (`false` becomes an empty string) is never what the exporter wrote. */
export const isNotOfContent = (component: string, fixture: string): boolean =>
  fixture.startsWith('through the SDK') || fixture in (notOfContent[component] ?? {});
