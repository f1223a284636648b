import { InheritedError } from '../errors';
import type { NodeJson } from '../node-json';
import type { Repository } from '../Repository';
import { contentFolder, openFolder } from '../testing/content-folder';
import { copyOf, liveCopyContent } from '../testing/live-copy-content';
import type { Derivation } from './Derivation';
import { localisings } from '../../../features/markets/localising';
import { withDerivedPages } from './derived-repository';

const none: Derivation = { roots: [], below: () => [] };

let stored: Repository;
let site: Repository;
const make = async (more: Record<string, NodeJson> = {}, derivation = none) => {
  const folder = contentFolder({ ...liveCopyContent(), ...more });
  stored = await openFolder(folder);
  site = withDerivedPages(stored, () => derivation, localisings);
};
const properties = (path: string) => site.get(path)?.properties;
const root = '/content/site/us/en/contact/jcr:content/root';

beforeEach(() => make());
afterEach(() => site.close());

it('shows every page of its blueprint in a live copy, in the same order', () => {
  const names = [...site.get('/content/site/us/en')!.children.keys()];
  expect(names).toEqual([
    'jcr:content',
    ...site
      .list('/content/site/gb/en')
      .slice(1)
      .map(({ name }) => name),
  ]);
  expect(properties('/content/site/us/en/products/jcr:content')!['jcr:title']).toBe('Products');
});

it('leaves out the pages that the copy excludes', () => {
  expect(site.get('/content/site/us/en/products/petrol')).toBeUndefined();
  expect(site.get('/content/site/gb/en/products/petrol')).toBeDefined();
});

it('points links at the pages of the copy, and leaves other links alone', () => {
  const at = '/content/site/us/en/products/jcr:content/root';
  expect(properties(`${at}/link`)!['linkURL']).toBe('/content/site/us/en/contact.html#form');
  expect(properties(`${at}/text`)!['text']).toBe(
    '<p><a href="/content/site/us/en/contact.html">Ask</a>, not /content/site/gb/english.</p>',
  );
  expect(properties(`${at}/paths`)!['pages']).toEqual(['/content/site/us/en/contact', '/content/elsewhere']);
});

it('points links of a fragment at the pages of its own language', () => {
  const at = '/content/experience-fragments/site/us/en/header/jcr:content/root/home';
  expect(properties(at)!['linkURL']).toBe('/content/site/us/en');
});

it('keeps the copy’s own content: a whole node, one property, an extra node', () => {
  expect(properties(`${root}/title`)!['jcr:title']).toBe('Call us');
  expect(properties(`${root}/phone`)!['text']).toBe('(555) 010-0123');
  expect(properties(`${root}/hours`)!['text']).toBe('Eastern Time');
  expect([...site.get(root)!.children.keys()]).toEqual(['title', 'phone', 'hours']);
});

it('keeps the language of the copy, which its blueprint does not set', () => {
  expect(properties('/content/site/us/en/jcr:content')).toMatchObject({
    'jcr:title': 'Air',
    'jcr:language': 'en_us',
  });
});

it('shows a first copy’s own content on its copy as inherited', async () => {
  await make({ 'content/site/ca/en.json': copyOf('/content/site/us/en') });
  const phone = properties('/content/site/ca/en/contact/jcr:content/root/phone')!;
  expect(phone.text).toBe('(555) 010-0123');
  expect(phone).not.toHaveProperty('cq:propertyInheritanceCancelled');
});

it('shows a changed blueprint on the next read', async () => {
  await site.update('/content/site/gb/en/products/jcr:content', (node) => ({
    ...node!,
    'jcr:title': 'Range',
  }));
  expect(properties('/content/site/us/en/products/jcr:content')!['jcr:title']).toBe('Range');
});

it('finds the parents of a node that is not stored', () => {
  const link = site.get('/content/site/us/en/products/jcr:content/root/link')!;
  const up: string[] = [];
  for (let node: typeof link | undefined = link; node; node = node.parent) up.push(node.path);
  expect(up.slice(3)).toEqual([
    '/content/site/us/en/products',
    '/content/site/us/en',
    '/content/site/us',
    '/content/site',
    '/content',
    '/',
  ]);
});

it('refuses to write to a node that is not stored, and says what to change instead', async () => {
  const path = '/content/site/us/en/products/jcr:content/root/link';
  await expect(site.delete(path)).rejects.toThrow(InheritedError);
  await expect(site.change((draft) => draft.setProperty(path, 'linkURL', '/'))).rejects.toThrow(
    `${path}: is inherited from /content/site/gb/en/products/jcr:content/root/link; change it there`,
  );
  await site.change((draft) => draft.setProperty(`${root}/title`, 'jcr:title', 'Ring'));
  expect(properties(`${root}/title`)!['jcr:title']).toBe('Ring');
});

it('does not loop on copies of each other', async () => {
  await make({
    'content/site/a/en.json': copyOf('/content/site/b/en', { 'jcr:title': 'A' }),
    'content/site/b/en.json': copyOf('/content/site/a/en', { 'jcr:title': 'B' }),
  });
  expect(properties('/content/site/a/en/jcr:content')!['jcr:title']).toBeDefined();
});

it('shows derived pages as copies with properties of their own', async () => {
  const own = { 'jcr:content': { 'jcr:title': 'M 50', hideInNav: false } };
  const m50 = { name: 'm-50', master: '/content/site/gb/en/contact', key: {}, own };
  await make(
    {},
    {
      roots: ['/content/site/gb/en/products'],
      below: (path) => (path === '/content/site/gb/en/products' ? [m50] : []),
    },
  );
  expect(properties('/content/site/gb/en/products/m-50/jcr:content')!['jcr:title']).toBe('M 50');
  expect(properties('/content/site/gb/en/products/m-50/jcr:content/root/title')!['jcr:title']).toBe(
    'Ring us',
  );
  expect(properties('/content/site/us/en/products/m-50/jcr:content')!['jcr:title']).toBe('M 50');
});

it('shows a copy’s generic page on its copies of derived pages', async () => {
  const own = { 'jcr:content': { 'jcr:title': 'M 50' } };
  await make(
    {},
    {
      roots: ['/content/site/gb/en/products'],
      below: (path) =>
        path === '/content/site/gb/en/products'
          ? [{ name: 'm-50', master: '/content/site/gb/en/contact', key: {}, own }]
          : [],
    },
  );
  const at = '/content/site/us/en/products/m-50/jcr:content';
  expect(properties(`${at}/root/phone`)!['text']).toBe('(555) 010-0123');
  expect(properties(`${at}/root/hours`)!['text']).toBe('Eastern Time');
  expect(properties(at)!['jcr:title']).toBe('M 50');
  expect(properties('/content/site/gb/en/products/m-50/jcr:content/root/phone')!['text']).toBe(
    '01632 960120',
  );
});

it('refuses a property set by the blueprint, and accepts the copy’s own', async () => {
  await expect(
    site.change((draft) => draft.setProperty(`${root}/phone`, 'id', 'tel')),
  ).resolves.not.toThrow();
  await expect(
    site.change((draft) => draft.setProperty(`${root}/phone`, 'sling:resourceType', 'x')),
  ).rejects.toThrow(
    'phone/sling:resourceType: is inherited from /content/site/gb/en/contact/jcr:content/root/phone',
  );
  await site.change((draft) => draft.setProperty(`${root}/phone`, 'text', '(555) 010-0199'));
  expect(properties(`${root}/phone`)!['text']).toBe('(555) 010-0199');
});
