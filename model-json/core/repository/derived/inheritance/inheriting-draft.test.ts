import { localisings } from '../../../../features/markets/localising';
import { InheritedError } from '../../errors';
import { toJson } from '../../node-json';
import type { Draft } from '../../Draft';
import type { Repository } from '../../Repository';
import { contentFolder, openFolder } from '../../testing/content-folder';
import { liveCopyContent } from '../../testing/live-copy-content';
import { withDerivedPages } from '../derived-repository';
import { inheritanceOf } from './inheritance';

/* How a node of a live copy leaves its blueprint, and follows it again. */

const us = '/content/site/us/en';
const products = `${us}/products/jcr:content/root`;
const contact = `${us}/contact/jcr:content/root`;
const master = '/content/site/gb/en/products/jcr:content/root';

let stored: Repository;
let site: Repository;

beforeEach(async () => {
  stored = await openFolder(contentFolder(liveCopyContent()));
  site = withDerivedPages(stored, () => ({ roots: [], below: () => [] }), localisings);
});
afterEach(() => site.close());

const properties = (path: string) => site.get(path)?.properties;
/** As a post writes to a node: it creates what is missing on the way. */
const write = (path: string, values: Readonly<Record<string, string | boolean | string[] | undefined>>) =>
  site.change((draft) => {
    make(draft, path);
    for (const [name, value] of Object.entries(values)) draft.setProperty(path, name, value);
  });
function make(draft: Draft, path: string): void {
  if (draft.has(path) || path === '') return;
  make(draft, path.slice(0, path.lastIndexOf('/')));
  draft.create(path, { 'jcr:primaryType': 'nt:unstructured' });
}
const changeSource = (name: string, property: string, value: string) =>
  site.change((draft) => draft.setProperty(`${master}/${name}`, property, value));

const leave = { 'jcr:mixinTypes': ['cq:LiveSyncCancelled'], 'cq:isCancelledForChildren': true };
const follow = { 'jcr:mixinTypes': undefined, 'cq:isCancelledForChildren': undefined };

it('lets a property leave its blueprint on a page of which nothing is stored, with the value that it has shown', async () => {
  await write(`${products}/link`, { 'cq:propertyInheritanceCancelled': ['linkURL'] });
  await changeSource('link', 'linkURL', '/content/site/gb/en/changed');
  await changeSource('link', 'title', 'Followed');
  expect(properties(`${products}/link`)).toMatchObject({
    linkURL: '/content/site/us/en/contact.html#form',
    title: 'Followed',
  });
  expect(inheritanceOf(site.get(`${us}/products`)!).nodes[`${products}/link`]!.own).toEqual(['linkURL']);
  await write(`${products}/link`, { linkURL: '/own' });
  expect(properties(`${products}/link`)!['linkURL']).toBe('/own');
});

it('takes a value of its own in the same change, in any order', async () => {
  await write(`${products}/link`, { linkURL: '/own', 'cq:propertyInheritanceCancelled': ['linkURL'] });
  expect(properties(`${products}/link`)!['linkURL']).toBe('/own');
});

it('shows the blueprint’s value again once a property follows, and keeps nothing of its own', async () => {
  await write(`${contact}/phone`, {
    'cq:propertyInheritanceCancelled': undefined,
    text: 'dropped',
    'jcr:mixinTypes': [],
  });
  expect(properties(`${contact}/phone`)).not.toHaveProperty('jcr:mixinTypes');
  expect(properties(`${contact}/phone`)!['text']).toBe('01632 960120');
  expect(stored.get(`${contact}/phone`)!.properties).not.toHaveProperty('text');
});

it('lets a component leave with everything in it, and stay as it was', async () => {
  const before = toJson(site.get(`${products}`)!);
  await write(products, leave);
  await changeSource('link', 'linkURL', '/content/site/gb/en/changed');
  await site.change((draft) => draft.remove(`${master}/paths`));
  const {
    'jcr:mixinTypes': mixins,
    'cq:isCancelledForChildren': isDeep,
    ...after
  } = toJson(site.get(products)!);
  expect([mixins, isDeep]).toEqual([['cq:LiveSyncCancelled'], true]);
  expect(after).toEqual(before);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  // What has left can be changed like any other content.
  await site.change((draft) => draft.remove(`${products}/text`));
  expect([...site.get(products)!.children.keys()]).toEqual(['link', 'paths']);
});

it('brings everything back once a component follows again', async () => {
  await write(products, leave);
  await site.change((draft) => {
    draft.setProperty(`${products}/link`, 'linkURL', '/own');
    draft.remove(`${products}/text`);
    draft.create(`${products}/local`, { 'jcr:primaryType': 'nt:unstructured', text: 'Only here' });
  });
  await write(products, follow);
  expect([...site.get(products)!.children.keys()]).toEqual(['link', 'text', 'paths', 'local']);
  expect(properties(`${products}/link`)!['linkURL']).toBe('/content/site/us/en/contact.html#form');
  expect(stored.get(products)!.children.has('link')).toBe(false);
});

it('puts a component’s own values back where undo restores that it has left', async () => {
  await write(`${contact}/title`, { 'jcr:mixinTypes': undefined, 'jcr:title': undefined });
  expect(properties(`${contact}/title`)!['jcr:title']).toBe('Ring us');
  await write(`${contact}/title`, { 'jcr:title': 'Call us', 'jcr:mixinTypes': ['cq:LiveSyncCancelled'] });
  expect(properties(`${contact}/title`)!['jcr:title']).toBe('Call us');
});

it.each([
  ['a property of a stored node', `${contact}/phone`, 'sling:resourceType'],
  ['a property of a node that is not stored', `${products}/link`, 'linkURL'],
  ['a new property of a node that is not stored', `${products}/link`, 'new'],
])('refuses to write %s that is inherited, and changes nothing', async (_, path, name) => {
  const before = toJson(site.get(us)!);
  await expect(write(path, { [name]: 'x' })).rejects.toThrow(InheritedError);
  expect(toJson(site.get(us)!)).toEqual(before);
});

it('refuses to remove and move what is inherited', async () => {
  await expect(site.change((draft) => draft.remove(`${products}/link`))).rejects.toThrow(InheritedError);
});
