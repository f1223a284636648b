import { openWorkshop, type Workshop } from './open-workshop';
import { DAM } from './workshop';

/* How clients find, sort and page content fragments by GraphQL. */

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const data: Workshop['data'] = (...asked) => workshop.data(...asked);
const fault: Workshop['fault'] = (query) => workshop.fault(query);

interface Page {
  readonly machinePaginated: {
    readonly edges: readonly { readonly node: { readonly name: string } }[];
    readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  };
}

/** The names of the machines that a filter finds, by path. */
const names = async (filter: string): Promise<string[]> => {
  const found = (await data(`{ machineList(filter: {${filter}}) { items { name } } }`)) as {
    machineList: { items: { name: string }[] };
  };
  return found.machineList.items.map(({ name }) => name);
};

test.each([
  ['text that is equal', 'name: {_expressions: [{value: "Press"}]}', ['Press']],
  ['text in any case', 'name: {_expressions: [{value: "SAW", _ignoreCase: true}]}', ['saw']],
  [
    'text that contains another',
    'name: {_expressions: [{value: "a", _operator: CONTAINS}]}',
    ['Lathe', 'saw'],
  ],
  [
    'one of two texts',
    'name: {_logOp: OR, _expressions: [{value: "Press"}, {value: "saw"}]}',
    ['Press', 'saw'],
  ],
  ['everything else', 'name: {_expressions: [{value: "Press", _operator: EQUALS_NOT}]}', ['Lathe', 'saw']],
  [
    'numbers in a range',
    'power: {_expressions: [{value: 2, _operator: GREATER_EQUAL}, {value: 4, _operator: LOWER}]}',
    ['Lathe'],
  ],
  [
    'numbers that are nearly the same',
    'power: {_expressions: [{value: 4.49, _sensitiveness: 0.1}]}',
    ['Press'],
  ],
  ['whole numbers', 'seats: {_expressions: [{value: 2, _operator: EQUAL}]}', ['Lathe', 'saw']],
  ['truth', 'isIndoor: {_expressions: [{value: true}]}', ['Press']],
  ['days before another', 'built: {_expressions: [{value: "2000-01-01", _operator: BEFORE}]}', ['Press']],
  [
    'the same moment in another time zone',
    'checked: {_expressions: [{value: "2026-11-20T08:00:00Z"}]}',
    ['Press'],
  ],
  ['times of day', 'opens: {_expressions: [{value: "08:00", _operator: BEFORE}]}', ['Press']],
  ['a list that has a value', 'uses: {_expressions: [{value: "ventora:use/interior"}]}', ['Press']],
  [
    'a list with nothing else',
    'uses: {_expressions: [{value: "ventora:use/laboratory", _apply: ALL}]}',
    ['Lathe'],
  ],
  [
    'a list with nothing else, or empty',
    'uses: {_expressions: [{value: "ventora:use/laboratory", _apply: ALL_OR_EMPTY}]}',
    ['Lathe', 'saw'],
  ],
  [
    'a list with a number of values',
    'uses: {_expressions: [{value: "ventora:use", _operator: CONTAINS, _apply: INSTANCES, _instances: 2}]}',
    ['Press'],
  ],
  [
    'a list as a whole',
    'uses: {_expressions: [{values: ["ventora:use/interior", "ventora:use/laboratory"]}]}',
    ['Press'],
  ],
  ['what is empty', 'power: {_expressions: [{value: null}]}', ['saw']],
  ['nothing, without a value', 'power: {_expressions: [{_operator: GREATER}]}', ['Lathe', 'Press', 'saw']],
  [
    'tags of the fragment',
    '_tags: {_expressions: [{value: "ventora:feature/silent", _operator: CONTAINS}]}',
    ['Press'],
  ],
  ['a folder', `_path: {_expressions: [{value: "${DAM}/l", _operator: STARTS_WITH}]}`, ['Lathe']],
  ['a fragment that is referred to', 'maker: {town: {_expressions: [{value: "Leeds"}]}}', ['Press', 'saw']],
  ['one of several fragments', 'parts: {_match: {name: {_expressions: [{value: "Belt"}]}}}', ['Press']],
  [
    'all of several fragments',
    'parts: {_apply: ALL, _match: {maker: {town: {_expressions: [{value: "Ayr"}]}}}}',
    ['Lathe'],
  ],
  [
    'one of two fields',
    '_logOp: OR, seats: {_expressions: [{value: 1}]}, size: {_expressions: [{value: "small"}]}',
    ['Lathe', 'Press'],
  ],
])('finds %s', async (_title, filter, wanted) => {
  expect(await names(filter)).toEqual(wanted);
});

test('sorts by several fields, and by those of fragments that are referred to', async () => {
  const sorted = async (sort: string) => {
    const found = (await data(`{ machineList(sort: "${sort}") { items { name } } }`)) as {
      machineList: { items: { name: string }[] };
    };
    return found.machineList.items.map(({ name }) => name);
  };
  expect(await sorted('seats DESC, name')).toEqual(['Lathe', 'saw', 'Press']);
  expect(await sorted('maker.town, name DESC')).toEqual(['Lathe', 'saw', 'Press']);
  expect(await sorted('power')).toEqual(['saw', 'Lathe', 'Press']);
  expect(await fault('{ machineList(sort: "colour") { items { name } } }')).toContain('"title, price DESC"');
});

test('pages by offset and limit, and by cursor, without repeating or skipping', async () => {
  expect(await data('{ machineList(offset: 1, limit: 1) { items { name } } }')).toEqual({
    machineList: { items: [{ name: 'Press' }] },
  });
  const page = async (after: string | null): Promise<Page> =>
    (await data(
      'query ($after: String) { machinePaginated(first: 1, after: $after, sort: "seats DESC") { edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }',
      { after },
    )) as Page;
  const found: string[] = [];
  let cursor: string | null = null;
  for (let more = true; more;) {
    const { edges, pageInfo }: Page['machinePaginated'] = (await page(cursor)).machinePaginated;
    found.push(...edges.map(({ node }) => node.name));
    cursor = pageInfo.endCursor;
    more = pageInfo.hasNextPage;
  }
  expect(found).toEqual(['Lathe', 'saw', 'Press']);
  expect(await fault('{ machinePaginated(first: 101) { edges { cursor } } }')).toContain('at most 100');
  expect(await fault('{ machinePaginated(after: "x") { edges { cursor } } }')).toContain(
    'no cursor of this list',
  );
  const { endCursor } = (await page(null)).machinePaginated.pageInfo;
  expect(
    await fault(`{ machinePaginated(after: "${endCursor}", sort: "name") { edges { cursor } } }`),
  ).toContain('sorted by "seats DESC"');
});

test('follows models and fragments as they change', async () => {
  const path = `${DAM}/saw`;
  const change = (seats: number) =>
    workshop.site.publishRepository.change((draft) =>
      draft.setProperty(`${path}/jcr:content/data/master`, 'seats', seats),
    );
  await change(7);
  expect(await names('seats: {_expressions: [{value: 7}]}')).toEqual(['saw']);
  await change(2);
  const field =
    '/conf/ventora/settings/dam/cfm/models/maker/jcr:content/model/cq:dialog/content/items/field1';
  await workshop.site.publishRepository.change((draft) => draft.setProperty(field, 'name', 'place'));
  expect(await fault('{ makerList { items { town } } }')).toContain('Cannot query field "town"');
  await workshop.site.publishRepository.change((draft) => draft.setProperty(field, 'name', 'town'));
});
