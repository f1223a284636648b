/** @jest-turn 7 */
import type { Form } from './author-client';
import { LAB, Lab, ROOT } from '../lab-site';

const lab = new Lab();

/* The node created by a post to a given address. */
test.each<[string, string, Form, string]>([
  ['a path', '/new', {}, 'new'],
  ['a path with an extension', '/new.html', {}, 'new.html'],
  ['a path with selectors', '/new.print.a4.html', {}, 'new.print.a4.html'],
  ['a slash and a hint', '/', { ':nameHint': 'A quick brown Fox …' }, 'a_quick_brown_fox_'],
  ['a star and a title', '/*', { './jcr:title': 'Dry air' }, 'dry_air'],
  ['a star with an extension', '/*.html', { './text': '2 bar' }, '_2_bar'],
  ['a slash and an exact name', '/', { ':name': 'Exact-Name' }, 'Exact-Name'],
  ['a name that is taken', '/', { ':nameHint': 'a' }, 'a_0'],
  ['a name from elsewhere', '/*', { ':nameHint@ValueFrom': 'other', other: 'Rotor' }, 'rotor'],
])('creates a node for %s', async (_, rest, form, name) => {
  const answer = await lab.client.post(`${ROOT}${rest}`, {
    './sling:resourceType': 'ventora/components/text',
    ...form,
  });
  expect(answer.status).toBe(201);
  expect(answer.json).toMatchObject({ path: `${ROOT}/${name}`, isCreate: true });
  expect(answer.headers['location']).toBe(`${ROOT.replace('jcr:content', '_jcr_content')}/${name}`);
  expect(lab.names(ROOT)).toEqual(['a', 'b', 'c', name]);
  expect(lab.properties(`${ROOT}/${name}`)?.['jcr:primaryType']).toBe('nt:unstructured');
});

test('names a node with a number if there is no hint', async () => {
  const { json } = await lab.client.post(`${ROOT}/*`, { './n': '1', './n@TypeHint': 'Long' });
  expect(json['path']).toMatch(/\/\d+_\d+$/);
});

test('writes to descendants and siblings of a node, with the given types', async () => {
  const form = {
    './x/y/p': 'deep',
    './x/jcr:primaryType': 'sling:Folder',
    '../b/p': 'beside',
    [`${ROOT}/c/p`]: 'there',
  };
  const { json } = await lab.client.post(`${ROOT}/a`, form);
  expect(lab.properties(`${ROOT}/a/x`)?.['jcr:primaryType']).toBe('sling:Folder');
  expect(lab.properties(`${ROOT}/a/x/y`)).toMatchObject({ 'jcr:primaryType': 'sling:Folder', p: 'deep' });
  expect(lab.properties(`${ROOT}/b`)?.['p']).toBe('beside');
  expect(lab.properties(`${ROOT}/c`)?.['p']).toBe('there');
  expect(json['changes']).toContainEqual({ type: 'created', argument: `${ROOT}/a/x/y` });
});

test('creates a page, last among its siblings', async () => {
  const form = {
    './jcr:primaryType': 'cq:Page',
    './jcr:content/jcr:primaryType': 'cq:PageContent',
    './jcr:content/jcr:title': 'Aftercooler',
  };
  expect((await lab.client.post('/content/ventora/gb/en/lab/aftercooler', form)).status).toBe(201);
  expect(lab.names('/content/ventora/gb/en/lab')).toEqual(['jcr:content', 'child', 'aftercooler']);
});

test('copies a component’s template into the new node', async () => {
  const form = { './@CopyFrom': `${ROOT}/b`, ':name': 'n', ':order': 'before b' };
  expect((await lab.client.post(`${ROOT}/`, form)).status).toBe(201);
  expect(lab.properties(`${ROOT}/n`)?.['text']).toBe('B');
  expect(lab.names(ROOT)).toEqual(['a', 'n', 'b', 'c']);
});

test.each([
  ['first', ['c', 'a', 'b']],
  ['last', ['a', 'b', 'c']],
  ['before b', ['a', 'c', 'b']],
  ['after a', ['a', 'c', 'b']],
  ['0', ['c', 'a', 'b']],
  ['1', ['a', 'c', 'b']],
  ['99', ['a', 'b', 'c']],
])('orders a node with “%s”', async (order, wanted) => {
  expect((await lab.client.post(`${ROOT}/c`, { ':order': order })).status).toBe(200);
  expect(lab.names(ROOT)).toEqual(wanted);
});

test('puts a child page first, after the page’s own content', async () => {
  await lab.client.post(`${LAB}/second`, {
    './jcr:primaryType': 'cq:Page',
    './jcr:content/jcr:primaryType': 'cq:PageContent',
    ':order': 'first',
  });
  expect(lab.names(LAB)).toEqual(['jcr:content', 'second', 'child']);
});

test('deletes a node, or several by :applyTo', async () => {
  expect((await lab.client.post(`${ROOT}/a`, { ':operation': 'delete' })).status).toBe(200);
  const form = { ':operation': 'delete', ':applyTo': ['b', `${ROOT}/nobody`] };
  expect((await lab.client.post(ROOT, form)).status).toBe(200);
  expect(lab.names(ROOT)).toEqual(['c']);
  await lab.client.post(ROOT, { ':operation': 'delete', ':applyTo': `${ROOT}/*` });
  expect(lab.names(ROOT)).toEqual([]);
});

test('deletes a page with its children', async () => {
  expect((await lab.client.post('/content/ventora/gb/en/lab', { ':operation': 'delete' })).status).toBe(200);
  expect(lab.site.repository.get('/content/ventora/gb/en/lab/child')).toBeUndefined();
});

/* `:dest`, from the node `a`. */
test.each<[string, string, Form, number, string[]]>([
  ['beside', 'n', {}, 201, ['b', 'c', 'n']],
  ['to an absolute path', `${ROOT}/b/n`, {}, 201, ['b', 'c']],
  ['below another', 'b/', {}, 201, ['b', 'c']],
  ['in place of another', 'b', { ':replace': 'TRUE' }, 200, ['c', 'b']],
  ['before a sibling', 'n', { ':order': 'before c' }, 201, ['b', 'n', 'c']],
  ['nowhere if the name is taken', 'b', {}, 412, ['a', 'b', 'c']],
  ['nowhere if the parent is missing', 'nobody/n', {}, 412, ['a', 'b', 'c']],
  ['nowhere without a destination', '', {}, 500, ['a', 'b', 'c']],
])('moves a node %s', async (_, dest, form, status, wanted) => {
  const answer = await lab.client.post(`${ROOT}/a`, { ':operation': 'move', ':dest': dest, ...form });
  expect(answer.status).toBe(status);
  expect(lab.names(ROOT)).toEqual(wanted);
});

test('replaces a child of the same name when it moves a node below another', async () => {
  await lab.client.post(`${ROOT}/b/a`, { './text': 'old' });
  const answer = await lab.client.post(`${ROOT}/a`, { ':operation': 'move', ':dest': 'b/' });
  expect(answer.status).toBe(201);
  expect(lab.properties(`${ROOT}/b/a`)?.['text']).toBe('A');
});

test('copies several nodes, and overwrites existing ones', async () => {
  const form = { ':operation': 'copy', ':applyTo': ['a', 'b'], ':dest': `${ROOT}/c/` };
  expect((await lab.client.post(ROOT, form)).status).toBe(200);
  expect((await lab.client.post(ROOT, form)).status).toBe(200);
  expect(lab.names(`${ROOT}/c`)).toEqual(['a', 'b']);
  expect((await lab.client.post(ROOT, { ...form, ':dest': `${ROOT}/c` })).status).toBe(500);
  expect((await lab.client.post(ROOT, { ...form, ':dest': `${ROOT}/nobody/` })).status).toBe(412);
});

test('moves a page with its children, and a component to another page', async () => {
  const move = { ':operation': 'move', ':dest': `${LAB}/child/jcr:content/root/` };
  await lab.client.post(`${ROOT}/a`, move);
  expect(lab.properties(`${LAB}/child/jcr:content/root/a`)?.['text']).toBe('A');
  const products = '/content/ventora/gb/en/products';
  expect((await lab.client.post(LAB, { ...move, ':dest': `${products}/` })).status).toBe(201);
  expect(lab.site.repository.get(LAB)).toBeUndefined();
  expect(lab.properties(`${products}/lab/child/jcr:content/root/a`)?.['text']).toBe('A');
});

test('refuses to move a node into itself', async () => {
  const answer = await lab.client.post(ROOT, { ':operation': 'move', ':dest': `${ROOT}/a/` });
  expect(answer.status).toBe(422);
  expect(answer.json['status.message']).toContain('choose a place outside it');
});

describe('a move from one page to another', () => {
  const FROM = `${ROOT}/a`;
  const PAGE = `${LAB}/child`;
  const form = { ':operation': 'move', ':dest': `${PAGE}/jcr:content/root/a` };
  const versions = () => ({
    'if-content-version': lab.site.repository.versionOf(LAB)!,
    'if-dest-content-version': lab.site.repository.versionOf(PAGE)!,
  });

  test('changes both pages, notifies for both, and returns the version of each', async () => {
    const told: string[] = [];
    lab.site.repository.onChange(({ paths }) => told.push(...paths));
    const answer = await lab.client.post(FROM, form, versions());
    expect(answer.status).toBe(201);
    expect(lab.properties(`${PAGE}/jcr:content/root/a`)).toMatchObject({ text: 'A' });
    expect(lab.properties(FROM)).toBeUndefined();
    expect(told.sort()).toEqual([LAB, PAGE]);
    expect(answer.version).toBe(lab.site.repository.versionOf(LAB));
    expect(answer.headers['dest-content-version']).toBe(lab.site.repository.versionOf(PAGE));
    for (const page of [LAB, PAGE])
      expect(lab.properties(`${page}/jcr:content`)).toHaveProperty('cq:lastModified');
  });

  test.each([
    ['the source page', `${ROOT}/b`],
    ['the target page', `${PAGE}/jcr:content`],
  ])('is refused if %s has changed since it was read', async (_, changed) => {
    const read = versions();
    await lab.client.post(changed, { './text': 'new' });
    expect((await lab.client.post(FROM, form, read)).status).toBe(412);
    expect(lab.properties(FROM)).toMatchObject({ text: 'A' });
    expect(lab.properties(`${PAGE}/jcr:content/root/a`)).toBeUndefined();
  });
});
