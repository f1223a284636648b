import { readEditables } from './Editable';
import { itemsOf, itemUnder, itemWithContent, propertyUnder } from './items';

const OWN = 'https://author.example.com';
const mapping = { 'urn:adobe:aue:system:aemconnection': `aem:${OWN}` };
const urn = (path: string) => `urn:aemconnection:/content/a/jcr:content/${path}`;

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const given = (id: string, more: object) => [id, { id, rect: rect(0, 0, 100, 100), ...more }] as const;

/** As the script reports a page that is scrolled by 50. */
const report = {
  offset: { x: 0, y: 50 },
  editables: new Map<string, object>([
    given('main', { resource: urn('main'), type: 'container', label: 'Main' }),
    given('title', {
      ...{ resource: urn('main/title'), type: 'component', label: 'Title', parentid: 'main' },
      rect: rect(10, 10, 50, 20),
    }),
    given('t', {
      ...{ prop: 'jcr:title', type: 'text', content: 'Dry &amp;&nbsp;<b>clean</b>\n air', parentid: 'title' },
      rect: rect(10, 10, 40, 20),
    }),
    given('price', {
      ...{ resource: 'urn:shop:/p/7', type: 'component', parentid: 'gone' },
      rect: rect(0, 400, 100, 100),
    }),
    ['ghost', { children: ['x'] }],
  ]),
};

const items = () => itemsOf({ editables: readEditables(report), mapping }, OWN);

it('makes a tree of what the script reports, with the texts of each component', () => {
  const all = items();
  expect([...all.keys()]).toEqual(['main', 'title', 'price']);
  expect(all.get('main')).toMatchObject({ level: 1, isContainer: true, isRoot: true, children: ['title'] });
  expect(all.get('title')).toMatchObject({
    ...{ level: 2, parent: 'main', isRoot: false, title: 'Title', summary: 'Dry & clean air' },
    content: '/content/a/jcr:content/main/title',
  });
  expect(all.get('title')?.properties.map(({ prop }) => prop)).toEqual(['jcr:title']);
});

it('knows no content of what other systems store', () => {
  expect(items().get('price')).toMatchObject({ content: undefined, title: '7' });
  const elsewhere = { 'urn:adobe:aue:system:aemconnection': 'aem:https://other.example.com' };
  const others = itemsOf({ editables: readEditables(report), mapping: elsewhere }, OWN);
  expect(others.get('main')?.content).toBeUndefined();
});

it('finds the innermost component at a point of the page, and its text there', () => {
  const all = items();
  expect(itemUnder(all, 20, 70)?.path).toBe('title');
  expect(itemUnder(all, 80, 140)?.path).toBe('main');
  expect(itemUnder(all, 300, 70)).toBeUndefined();
  const title = all.get('title')!;
  expect(propertyUnder(title, 20, 70)?.prop).toBe('jcr:title');
  expect(propertyUnder(title, 55, 70)).toBeUndefined();
  expect(itemWithContent(all, '/content/a/jcr:content/main/title')?.path).toBe('title');
});

it('reads nothing from what is no report', () => {
  expect(readEditables(undefined)).toEqual([]);
  expect(readEditables({ editables: [], offset: 3 })).toEqual([]);
});
