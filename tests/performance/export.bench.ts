/**
 * How long an export takes on one core, warm, and how it scales: a page of 300 components and a menu over 5,000 pages,
 * then ten times as many. Run: `npm run bench:export`. Prints medians of CPU time and the ratio of the two sizes; a
 * ratio near 10 means linear growth.
 */
import { ContentTree } from '../../model-json/core/exporter/content-package/content-tree';
import { createContext } from '../../model-json/core/exporter/create-context';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import { containingPage } from '../../model-json/core/exporter/shared/pages';

type Node = { [name: string]: unknown };

const RUNS = 41;
const WARM_UP = 15;

const KINDS: readonly ((index: number) => Node)[] = [
  (index) => ({
    'sling:resourceType': 'core/wcm/components/title/v3/title',
    'jcr:title': `Heading ${index}`,
    type: 'h2',
  }),
  (index) => ({
    'sling:resourceType': 'core/wcm/components/text/v2/text',
    text: `<p>Paragraph ${index}</p>`,
    textIsRich: true,
  }),
  () => ({
    'sling:resourceType': 'core/wcm/components/image/v3/image',
    fileReference: '/content/dam/site/photo.jpg',
    linkURL: '/content/site/en',
  }),
  (index) => ({
    'sling:resourceType': 'core/wcm/components/teaser/v2/teaser',
    'jcr:title': `Teaser ${index}`,
    titleFromPage: false,
    linkURL: '/content/site/en',
    fileReference: '/content/dam/site/photo.jpg',
  }),
  () => ({
    'sling:resourceType': 'core/wcm/components/button/v2/button',
    'jcr:title': 'Read on',
    linkURL: '/content/site/en',
  }),
  () => ({ 'sling:resourceType': 'core/wcm/components/separator/v1/separator' }),
];

const APPS = {
  core: {
    wcm: {
      components: { teaser: { v2: { teaser: { imageDelegate: 'core/wcm/components/image/v3/image' } } } },
    },
  },
};
const DAM = {
  site: {
    'photo.jpg': {
      'jcr:primaryType': 'dam:Asset',
      'jcr:content': {
        'jcr:lastModified': '2026-11-20T09:00:00.000Z',
        metadata: { 'dc:format': 'image/jpeg', 'dc:title': 'Photo' },
      },
    },
  },
};

const page = (title: string, content: Node = {}, children: Node = {}): Node => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title, ...content },
  ...children,
});

/** A page of containers with ten components each. */
function pageOf(components: number): () => unknown {
  const root: Node = { 'sling:resourceType': 'wcm/foundation/components/responsivegrid' };
  for (let index = 0; index < components; index += 1) {
    const section = `section${Math.floor(index / 10)}`;
    const container = (root[section] ??= {
      'sling:resourceType': 'wcm/foundation/components/responsivegrid',
    }) as Node;
    container[`c${index}`] = KINDS[index % KINDS.length]!(index);
  }
  const content = { 'sling:resourceType': 'core/wcm/components/page/v3/page', root };
  const tree = ContentTree.of({
    apps: APPS,
    content: { dam: DAM, site: page('Site', {}, { en: page('Home', content) }) },
  });
  return exportOf(tree, '/content/site/en/jcr:content');
}

/** A menu over a tree of pages, ten to a parent. */
function menuOf(pages: number): () => unknown {
  const home = page('Home', {
    menu: {
      'sling:resourceType': 'core/wcm/components/navigation/v2/navigation',
      navigationRoot: '/content/site',
    },
  });
  let parents = [home];
  for (let made = 1; made < pages;) {
    const level: Node[] = [];
    for (const parent of parents) {
      for (let index = 0; index < 10 && made < pages; index += 1, made += 1) {
        const child = page(`Page ${made}`);
        parent[`page-${made}`] = child;
        level.push(child);
      }
    }
    parents = level;
  }
  return exportOf(ContentTree.of({ content: { site: home } }), '/content/site/jcr:content/menu');
}

function exportOf(tree: ContentTree, path: string): () => unknown {
  const resource = tree.get(path)!;
  const context = createContext({ tree, currentPage: containingPage(resource) });
  return () => exportResource(resource, context);
}

function median(work: () => unknown): number {
  for (let run = 0; run < WARM_UP; run += 1) work();
  const times = Array.from({ length: RUNS }, () => {
    // CPU time, not wall-clock time: other programs share the machine
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

function report(name: string, make: (size: number) => () => unknown, size: number, goal: number): void {
  const once = median(make(size));
  const tenfold = median(make(size * 10));
  const verdict = once <= goal ? 'met' : 'MISSED';
  console.log(
    `${name.padEnd(24)} ${String(size).padStart(6)}: ${once.toFixed(2).padStart(7)} ms (goal ${goal} ms: ${verdict})` +
      `   ${String(size * 10).padStart(6)}: ${tenfold.toFixed(2).padStart(8)} ms   ratio ${(tenfold / once).toFixed(1)}`,
  );
}

report('components on a page', pageOf, 300, 5);
report('pages in a menu', menuOf, 5000, 20);
