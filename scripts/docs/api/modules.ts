/** A part of the code that others build on: its exports make a page. */
export interface ApiModule {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Files, and folders whose files are meant, without what is below them. */
  readonly sources: readonly string[];
}

const features = (side: string, ...names: string[]) => names.map((name) => `${side}/features/${name}/api`);

/** In the order in which one meets them when writing a component, then a feature. */
export const MODULES: readonly ApiModule[] = [
  {
    name: 'components',
    title: 'Defining components',
    description: 'What a component is: its model, its view, its dialog.',
    sources: [
      'ui.frontend/src/core/kit/define-component.ts',
      'ui.frontend/src/core/kit/dialogs',
      'ui.frontend/src/core/islands/Island.ts',
    ],
  },
  {
    name: 'kit',
    title: 'The kit for views',
    description:
      'What views are made of: links, headings, pictures, rich text, and what they know about the page.',
    sources: [
      'ui.frontend/src/core/kit',
      'ui.frontend/src/core/kit/html',
      'ui.frontend/src/core/kit/models',
      'ui.frontend/src/core/kit/pictures',
    ],
  },
  {
    name: 'models',
    title: 'Field types',
    description: 'The field types of models, which both sides of HTTP agree on.',
    sources: ['shared/models'],
  },
  {
    name: 'addresses',
    title: 'Addresses',
    description: 'Paths, resource types and addresses of a site.',
    sources: ['shared/addresses'],
  },
  {
    name: 'measures',
    title: 'Measures and dates',
    description: 'Numbers with units, money and dates, as a country writes them.',
    sources: ['shared/measures', 'shared/dates'],
  },
  {
    name: 'repository',
    title: 'The repository',
    description: 'The content tree: reading it, changing it, and what can go wrong.',
    sources: [
      ...['Repository', 'Resource', 'Draft', 'node-json', 'errors', 'path'].map(
        (name) => `model-json/core/repository/${name}.ts`,
      ),
      'model-json/core/repository/derived/Derivation.ts',
    ],
  },
  {
    name: 'exporter',
    title: 'The exporter',
    description: 'From a resource to the model of its component.',
    sources: ['model-json/core/exporter/Exporter.ts', 'model-json/core/exporter/shared'],
  },
  {
    name: 'features',
    title: 'Features and sites',
    description: 'What a feature adds to the server, and what a site says about itself.',
    sources: [
      'model-json/core/server/Feature.ts',
      'model-json/core/server/Instance.ts',
      'model-json/core/site',
    ],
  },
  {
    name: 'feature-apis',
    title: 'What features offer each other',
    description: 'The public entries of features on both sides.',
    sources: [
      ...features(
        'model-json',
        'catalogue',
        'documents',
        'forms',
        'geography',
        'markets',
        'search',
        'sizing',
      ),
      ...features('ui.frontend/src', 'catalogue', 'forms', 'search'),
    ],
  },
];
