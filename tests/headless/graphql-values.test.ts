import { openWorkshop, type Workshop } from './open-workshop';
import { DAM } from './workshop';

/* What clients get of content fragments by GraphQL, as Adobe documents it for AEM. */

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const data: Workshop['data'] = (...asked) => workshop.data(...asked);

const PRESS = `machineByPath(_path: "${DAM}/press")`;

test('gives each kind of field its type and its value', async () => {
  expect(
    await data(
      `{ ${PRESS} { item { name nicknames power seats isIndoor built checked opens size uses data } } }`,
    ),
  ).toEqual({
    machineByPath: {
      item: {
        name: 'Press',
        nicknames: ['Old Bess', 'Squeezer'],
        power: 4.5,
        seats: 1,
        isIndoor: true,
        built: '1998-03-02',
        checked: '2026-11-20T09:00:00.000+01:00',
        opens: '07:30',
        size: 'large',
        uses: ['ventora:use/interior', 'ventora:use/laboratory'],
        data: { a: [1, 2] },
      },
    },
  });
});

test('follows references to fragments, files and pages, and leaves out what is not there', async () => {
  const query = `{ ${PRESS} { item {
    maker { name } parts { name maker { town } }
    kin { __typename ... on MachineModel { power } ... on MakerModel { town } }
    picture { __typename ... on ImageRef { _path mimeType type _publishUrl } }
    papers { __typename ... on PageRef { _path type } } } } }`;
  expect(await data(query)).toEqual({
    machineByPath: {
      item: {
        maker: { name: 'Bolt Works' },
        parts: [
          { name: 'Belt', maker: { town: 'Leeds' } },
          { name: 'Wheel', maker: { town: 'Ayr' } },
        ],
        kin: [
          { __typename: 'MachineModel', power: 2 },
          { __typename: 'MakerModel', town: 'Leeds' },
        ],
        picture: {
          __typename: 'ImageRef',
          _path: '/content/dam/ventora/pump.png',
          mimeType: 'image/png',
          type: 'image',
          _publishUrl: 'http://localhost:80/content/dam/ventora/pump.png',
        },
        papers: [{ __typename: 'PageRef', _path: '/content/ventora/gb/en/products', type: 'page' }],
      },
    },
  });
});

test('gives a long text as HTML, Markdown, plain text and JSON, and what it refers to', async () => {
  const found = (await data(
    `{ ${PRESS} { item { story { html markdown plaintext json } notes { html markdown plaintext } }
       _references { __typename ... on ImageRef { _path } ... on MachineModel { name } } } }`,
  )) as { machineByPath: { item: Record<string, Record<string, unknown>>; _references: unknown } };
  const { item, _references } = found.machineByPath;
  const { html, markdown, plaintext, json } = item['story']!;
  expect(html).toContain('<b>two</b>');
  expect(markdown).toBe(
    `## A press\n\nIt has **two** hands & _no_ head. See [the lathe](${DAM}/lathe).\n\n- slow\n- strong\n\n![A pump](/content/dam/ventora/pump.png)`,
  );
  expect(plaintext).toBe('A press\nIt has two hands & no head. See the lathe.\nslow\nstrong');
  expect(json).toContainEqual({
    nodeType: 'header',
    style: 'h2',
    content: [{ nodeType: 'text', value: 'A press' }],
  });
  expect(JSON.stringify(json)).toContain(
    `{"nodeType":"reference","data":{"href":"${DAM}/lathe","type":"fragment"},"value":"the lathe"}`,
  );
  expect(item['notes']).toEqual({
    html: '<h1>Care</h1>\n<p>Oil it <strong>daily</strong>.</p>\n',
    markdown: '# Care\n\nOil it **daily**.',
    plaintext: 'Care\nOil it daily.',
  });
  expect(_references).toEqual([
    { __typename: 'ImageRef', _path: '/content/dam/ventora/pump.png' },
    { __typename: 'PageRef' },
    { __typename: 'MachineModel', name: 'Lathe' },
  ]);
});

test('shows a variation, and of what it lacks the next more general one', async () => {
  const of = (variation: string) =>
    data(
      `{ machineByPath(_path: "${DAM}/press", variation: "${variation}") { item { _variation name nicknames seats } } }`,
    );
  const item = (_variation: string, name: string, nicknames: string[]) => ({
    machineByPath: { item: { _variation, name, nicknames, seats: 1 } },
  });
  expect(await of('de_ch')).toEqual(item('de_ch', 'Presse', ['Drücki']));
  expect(await of('de_at')).toEqual(item('de', 'Presse', ['Old Bess', 'Squeezer']));
  expect(await of('fr')).toEqual(item('master', 'Press', ['Old Bess', 'Squeezer']));
  expect(await data(`{ ${PRESS} { item { _variation _variations } } }`)).toEqual({
    machineByPath: { item: { _variation: 'master', _variations: ['de', 'de_ch'] } },
  });
});

test('lists variations as items of their own, and shows a language by its locale', async () => {
  expect(
    await data(
      '{ machineList(includeVariations: true, filter: {name: {_expressions: [{value: "Press", _operator: CONTAINS}]}}) { items { _variation name } } }',
    ),
  ).toEqual({
    machineList: {
      items: [
        { _variation: 'de', name: 'Presse' },
        { _variation: 'de_ch', name: 'Presse' },
        { _variation: 'master', name: 'Press' },
      ],
    },
  });
  expect(await data('{ machineList(_locale: "de-CH", limit: 2) { items { name } } }')).toEqual({
    machineList: { items: [{ name: 'Lathe' }, { name: 'Presse' }] },
  });
});

test('says what a fragment is: its model, tags and metadata by type', async () => {
  const query = `{ ${PRESS} { item { _path _id _tags _locale _model { _path title } _metadata {
    stringMetadata { name value } intMetadata { name value } floatMetadata { name value }
    booleanMetadata { name value } stringArrayMetadata { name value } calendarMetadata { name value } } } } }`;
  expect(await data(query)).toEqual({
    machineByPath: {
      item: {
        _path: `${DAM}/press`,
        _id: '00000000-0000-4000-8000-000000000003',
        _tags: ['ventora:feature/silent'],
        _locale: null,
        _model: { _path: '/conf/ventora/settings/dam/cfm/models/machine', title: 'Machine' },
        _metadata: {
          stringMetadata: [
            { name: 'title', value: 'Press' },
            { name: 'description', value: '' },
          ],
          intMetadata: [{ name: 'rating', value: 4 }],
          floatMetadata: [{ name: 'share', value: 0.5 }],
          booleanMetadata: [{ name: 'isPicked', value: true }],
          stringArrayMetadata: [{ name: 'cq:tags', value: ['ventora:feature/silent'] }],
          calendarMetadata: [{ name: 'lastModified', value: '2026-11-20T09:00:00.000+00:00' }],
        },
      },
    },
  });
});

test('finds a fragment by its id, and nothing under the path of another model', async () => {
  expect(
    await data(
      `{ machineById(_id: "00000000-0000-4000-8000-000000000001") { item { name } }
         makerByPath(_path: "${DAM}/press") { item { name } } machineByPath(_path: "/no/where") { item { name } } }`,
    ),
  ).toEqual({
    machineById: { item: { name: 'Lathe' } },
    makerByPath: { item: null },
    machineByPath: { item: null },
  });
});
