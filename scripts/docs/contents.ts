/** A part of the handbook: its page lists its chapters, in this order. */
export interface Part {
  /** Of its page. */
  readonly name: string;
  readonly title: string;
  /** One sentence about whom it is for. */
  readonly description: string;
  /** Markdown files of the repository. */
  readonly files: readonly string[];
}

/** The parts written by hand, and in what order. Components and the API are made from code. */
export const PARTS: readonly Part[] = [
  {
    name: 'start',
    title: 'Start',
    description: 'Run it, look around, change something.',
    files: ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/style.md', 'CHANGELOG.md'],
  },
  {
    name: 'authors',
    title: 'For authors',
    description: 'Pages, assets and translations, from the first draft to publication.',
    files: names('console editor templates assets checks releases translation accounts'),
  },
  {
    name: 'site',
    title: 'The site',
    description: 'What visitors find and use, and how it works behind the page.',
    files: names('search search-widgets choosing calculators configurator cad units'),
  },
  {
    name: 'developers',
    title: 'For developers',
    description: 'What content is made of, and how components are built and shown.',
    files: names('starter content-model components component-library api storybook errors handbook'),
  },
  {
    name: 'interfaces',
    title: 'Interfaces',
    description: 'How other programs use the content, and how content comes and goes.',
    files: names('headless exchange mcp spa universal-editor edge-delivery worlds migrate'),
  },
  {
    name: 'operation',
    title: 'Operation',
    description: 'Deploy it, size it, watch it, and keep it safe.',
    files: names('deployment operate settings publish-nodes static sling'),
  },
];

/** Documents that are no chapters: an index of the others. */
export const LEFT_OUT: readonly string[] = ['docs/README.md'];

function names(words: string): string[] {
  return words.split(' ').map((name) => `docs/${name}.md`);
}
