import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chapterOf } from './chapter';
import { chapterText, component, pageNode, title, type Node } from './nodes';
import { partPage, type Pages } from './written-pages';

/** The component library whose examples are shown: that of the site that uses every component. */
const LIBRARY_SITE = 'ventora';
const LIBRARY = `/content/${LIBRARY_SITE}-library/library`;
/** More would be too many frames for a page; the library has all of them. */
const MOST = 2;

/** An example of the component library, and the component that it shows. */
export interface Example {
  /** Its document. */
  readonly address: string;
  readonly title: string;
}

interface Documented {
  /** `form/text`. */
  readonly type: string;
  readonly title: string;
  readonly lead: string;
  readonly use: string;
  readonly examples: readonly Example[];
}

/** A page for each component of the library: what it is for, live examples, and what authors store. */
export function componentPages(root: string): { pages: Pages; examples: readonly string[] } {
  const stored = storedOf(readFileSync(path.join(root, 'docs/components.md'), 'utf8'));
  const all = named(documented(root)).sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const pages: Pages = new Map();
  for (const each of all) pages.set(placeOf(each), componentPage(each, stored.get(each.type)));
  const description = 'Each with live examples, when to use it, and what authors store.';
  pages.set('components', partPage('components', 'Components', description, all.map(placeOf)));
  return { pages, examples: all.flatMap(({ examples }) => examples.map(({ address }) => address)) };
}

/** Components of the same title with what tells them apart: `Breadcrumb (commerce)`. */
const named = (all: readonly Documented[]): Documented[] =>
  all.map((each) => {
    const isAlone = all.filter(({ title: other }) => other === each.title).length === 1;
    const [group, name] = each.type.split('/');
    return isAlone || name === undefined ? each : { ...each, title: `${each.title} (${group})` };
  });

const placeOf = ({ type }: Documented): string => `components/${type.replaceAll('/', '-')}`;

function componentPage({ title: name, lead, use, examples }: Documented, stored: string | undefined): Node {
  const live = examples.flatMap(({ title: text, address }, index) => [
    [`example${index}`, component('liveexample', { 'jcr:title': text, source: address })] as const,
  ]);
  const { html = '' } = stored === undefined ? {} : chapterOf(stored, 'docs/components.md', () => undefined);
  return pageNode({
    ...{ title: name, description: lead.replaceAll(/<[^>]+>/g, '').trim(), hasContents: true },
    body: {
      lead: chapterText(lead + use),
      ...(live.length > 0 && { examples: title('Examples', 'h2'), ...Object.fromEntries(live) }),
      ...(html && { stored: title('What authors store', 'h2'), properties: chapterText(html) }),
    },
  });
}

/** What `docs/components.md` says of each component, without its heading. */
const storedOf = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    [...markdown.matchAll(/<!-- component (\S+) -->\s*### .*\n([^]*?)(?=<!-- component |$)/g)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );

function documented(root: string): Documented[] {
  const folder = path.join(root, `model-json/sites/${LIBRARY_SITE}/content${LIBRARY}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && file.includes(path.sep))
    .sort()
    .flatMap((file) => {
      const page = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Node;
      const address = `${LIBRARY}/${file.replaceAll(path.sep, '/').replace(/\.json$/, '')}`;
      return documentedIn(page, address) ?? [];
    });
}

function documentedIn(page: Node, address: string): Documented | undefined {
  const main = child(child(child(page, 'jcr:content'), 'root'), 'main');
  const type = string(child(main, 'facts'), 'component').replace(`${LIBRARY_SITE}/components/`, '');
  if (type === '') return undefined;
  const examples = Object.entries(main).flatMap(([name, node]) =>
    typeof node === 'object' &&
    !Array.isArray(node) &&
    String((node as Node)['sling:resourceType']).endsWith('/library/example')
      ? [
          {
            title: string(node as Node, 'jcr:title'),
            address: `${address}/_jcr_content/root/main/${name}/demo.html`,
          },
        ]
      : [],
  );
  return {
    type,
    title: string(child(main, 'title'), 'jcr:title'),
    lead: string(child(main, 'lead'), 'text'),
    use: string(child(main, 'use'), 'text'),
    examples: examples.slice(0, MOST),
  };
}

function child(node: Node, name: string): Node {
  const found = node[name];
  return typeof found === 'object' && !Array.isArray(found) ? (found as Node) : {};
}

function string(node: Node, name: string): string {
  const found = node[name];
  return typeof found === 'string' ? found : '';
}
