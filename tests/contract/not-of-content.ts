/**
 * Component cases that no content can produce, with the reason, by folder. The component library has no examples of
 * them. They guard against input from other exporters or the SPA SDK.
 */
export const notOfContent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Breadcrumb: {
    'a section without a page of its own': 'the exporter links every existing page',
  },
  Comparison: {
    'nothing differs': 'no two products of the catalogue have identical figures',
    'long German words': 'names come from the catalogue',
    'right to left': 'names come from the catalogue',
    'hostile HTML': 'names come from the catalogue',
    empty: 'the exporter always sets the address of its page',
  },
  Configurator: {
    'hostile HTML': 'texts come from the fragments of options and rules',
    'faulty rules': 'the fragments of the site have no faults',
  },
  FormProducts: {
    'fifty lines': 'the address of an example is not that long',
    'long German words': 'names come from the catalogue',
    'right to left': 'names come from the catalogue',
    'hostile HTML': 'names come from the catalogue',
  },
  Product: {
    'no part for a serial number': 'every machine has a part for all serial numbers, its oil',
    'a long serial number, right to left':
      'no machine of the library’s Arabic catalogue has parts of several years',
    'parts of all years, without a server': 'a server shows the library',
  },
  CatalogueReader: {
    'no PDF yet': 'whether a PDF has been generated does not depend on content',
    'hostile words': 'names come from the catalogue',
  },
  Container: {
    'an item without a model': 'the exporter lists only items that it has written',
    'beside an article': 'policies of migrated sites name the element; those of the library name none',
  },
  ExperienceFragment: {
    'below everything': 'policies of migrated sites name the element; those of the library name none',
  },
  DealerFinder: {
    'long German words': 'dealers come from the site, and none has such a name',
    'right to left': 'dealers come from the site, and none writes from right to left',
    empty: 'the exporter always sets the page',
  },
  SearchBanner: {
    'a number out of range': 'the dialog does not accept it, and the test would report a faulty example',
  },
  SearchBox: {
    'a number out of range': 'the dialog does not accept it, and the test would report a faulty example',
    'a form without suggestions': 'the exporter always sets the service',
  },
  FilterList: {
    'the search does not answer': 'the server that shows an example has a search',
    empty: 'the exporter always sets the service',
  },
  DocumentList: {
    'sizes to come':
      'the server generates the documents that its pages list, so that the next visitor sees the size',
    empty: 'the exporter always sets the address of its form',
  },
  Tags: {
    'a tag that leads nowhere': 'the exporter links every tag that it lists',
    'many tags': 'no page of the site has as many',
    'long German words': 'names come from the taxonomy',
    'right to left': 'names come from the taxonomy',
    'hostile HTML': 'names come from the taxonomy',
  },
  Navigation: {
    'a section without a page of its own': 'the exporter links every existing page',
  },
};

/** The exporter never writes what the SDK makes of a model (`false` becomes an empty string). */
export const isNotOfContent = (component: string, fixture: string): boolean =>
  fixture.startsWith('through the SDK') || fixture in (notOfContent[component] ?? {});
