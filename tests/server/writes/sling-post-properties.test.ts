/** @jest-turn 6 */
import type { Form } from './author-client';
import { Lab, ROOT } from '../lab-site';

const lab = new Lab();

/* Values of a new property, by Sling's documentation. */
test.each<[string, Form, unknown]>([
  ['sets a text', { './p': 'dry' }, 'dry'],
  ['needs no prefix', { p: 'dry' }, 'dry'],
  ['makes a list of several values', { './p': ['a', 'b'] }, ['a', 'b']],
  ['makes a list of one value by its hint', { './p': 'a', './p@TypeHint': 'String[]' }, ['a']],
  ['stores a Boolean', { './p': 'true', './p@TypeHint': 'Boolean' }, true],
  ['stores a Long', { './p': '7', './p@TypeHint': 'Long' }, 7],
  ['stores a Double', { './p': '7.5', './p@TypeHint': 'Double' }, 7.5],
  ['stores a Decimal', { './p': '7.250', './p@TypeHint': 'Decimal' }, '7.250'],
  ['spells a Decimal like Java', { './p': '+007.5e3', './p@TypeHint': 'Decimal' }, '7.5E+3'],
  ['stores a list of Decimals', { './p': ['.10', '-0'], './p@TypeHint': 'Decimal[]' }, ['0.10', '0']],
  ['stores a list of Longs', { './p': ['1', '2'], './p@TypeHint': 'Long[]' }, [1, 2]],
  ['stores a Name', { './p': 'jcr:title', './p@TypeHint': 'Name' }, 'jcr:title'],
  ['stores a Path', { './p': '/content/x', './p@TypeHint': 'Path' }, '/content/x'],
  [
    'stores an ISO date with its time zone',
    { './p': '2026-09-14T10:00:00.000+02:00', './p@TypeHint': 'Date' },
    '2026-09-14T10:00:00.000+02:00',
  ],
  [
    'stores a date without a colon in its time zone in that of the server',
    { './p': '2026-09-14T10:00:00.000+0200', './p@TypeHint': 'Date' },
    '2026-09-14T08:00:00.000+00:00',
  ],
  ['stores a day', { './p': '2026-09-14', './p@TypeHint': 'Date' }, '2026-09-14T00:00:00.000+00:00'],
  [
    'stores a day as Germans write it',
    { './p': '14.09.2026 08:30:00', './p@TypeHint': 'Date' },
    '2026-09-14T08:30:00.000+00:00',
  ],
  [
    'stores a date as browsers write it',
    { './p': 'Mon Sep 14 2026 08:00:00 GMT+0000', './p@TypeHint': 'Date' },
    '2026-09-14T08:00:00.000+00:00',
  ],
  ['takes the default for an empty value', { './p': '', './p@DefaultValue': 'd' }, 'd'],
  ['takes no default for a missing value', { './q': 'x', './p@DefaultValue': 'd' }, undefined],
  [
    'takes the default for a missing value when told so',
    { './p@DefaultValue': 'd', './p@UseDefaultWhenMissing': 'true' },
    'd',
  ],
  ['leaves blanks in a list', { './p': ['a', '', 'b'] }, ['a', '', 'b']],
  ['ignores blanks when told so', { './p': ['a', '', 'b'], './p@IgnoreBlanks': 'true' }, ['a', 'b']],
  ['sets nothing for one empty value', { './p': '' }, undefined],
  ['sets no list of nothing for one empty value', { './p': '', './p@TypeHint': 'String[]' }, undefined],
  ['sets no number for one empty value', { './p': '', './p@TypeHint': 'Long' }, undefined],
  ['makes a list of several empty values', { './p': ['', ''] }, ['', '']],
  ['makes no list of blanks that are ignored', { './p': ['', ''], './p@IgnoreBlanks': 'true' }, undefined],
  ['takes none of several defaults', { './p': '', './p@DefaultValue': ['c', 'd'] }, undefined],
  ['sets nothing new for :ignore', { './p': '', './p@DefaultValue': ':ignore' }, undefined],
  ['ignores an unknown type', { './p': '1', './p@TypeHint': 'Whole' }, '1'],
  ['takes the value of another parameter', { './p@ValueFrom': 'other', other: 'o', './q': '1' }, 'o'],
  ['copies a property', { './p@CopyFrom': '/content/ventora/gb/en/lab/jcr:content/root/b/text' }, 'B'],
  [
    'creates a list when adding to a missing one',
    { './p': '+a', './p@TypeHint': 'String[]', './p@Patch': '' },
    ['a'],
  ],
  ['ignores parameters without a prefix if others have one', { './q': '1', p: 'ignored' }, undefined],
  [
    'ignores parameters that start with a colon or j_',
    { ':p': 'x', j_username: 'y', _charset_: 'utf-8' },
    undefined,
  ],
])('%s', async (_, form, wanted) => {
  expect((await lab.client.post(`${ROOT}/a`, form)).status).toBe(200);
  expect(lab.properties(`${ROOT}/a`)?.['p']).toEqual(wanted);
  expect(lab.properties(`${ROOT}/a`)).not.toHaveProperty('j_username');
});

/* Values of an existing property. */
test.each<[string, Form, string, unknown]>([
  ['keeps the type of a number', { './size': '4' }, 'size', 4],
  ['keeps the type of a Boolean', { './on': 'false' }, 'on', false],
  ['keeps a list a list', { './tags': 'z' }, 'tags', ['z']],
  ['removes a property that is sent empty', { './text': '' }, 'text', undefined],
  ['removes a list that is sent empty', { './tags': '' }, 'tags', undefined],
  [
    'removes a list that is sent empty as a list',
    { './tags': '', './tags@TypeHint': 'String[]' },
    'tags',
    undefined,
  ],
  [
    'keeps a list if blanks are ignored',
    { './tags': '', './tags@TypeHint': 'String[]', './tags@IgnoreBlanks': 'true' },
    'tags',
    ['x', 'y'],
  ],
  [
    'uses the default for a flag that the browser does not send',
    { './on@DefaultValue': 'false', './on@UseDefaultWhenMissing': 'true', './on@TypeHint': 'Boolean' },
    'on',
    false,
  ],
  ['removes a property', { './text@Delete': 'x' }, 'text', undefined],
  [
    'deletes before writing',
    { './tags@Delete': '', './tags': ['n'], './tags@TypeHint': 'String[]' },
    'tags',
    ['n'],
  ],
  [
    'adds missing values to a list, and removes others',
    { './tags': ['+z', '+x', '-y', '?'], './tags@TypeHint': 'String[]', './tags@Patch': '1' },
    'tags',
    ['x', 'z'],
  ],
  ['does not patch a single value', { './text': '+z', './text@Patch': '1' }, 'text', 'A'],
  ['empties a text for :ignore', { './text': '', './text@DefaultValue': ':ignore' }, 'text', ''],
  ['removes a list for :ignore', { './tags': '', './tags@DefaultValue': ':ignore' }, 'tags', undefined],
  ['forgets the type of a single value that becomes a list', { './size': ['1', '2'] }, 'size', ['1', '2']],
  ['keeps the type for an unknown hint', { './size': '4', './size@TypeHint': 'Whole' }, 'size', 4],
  [
    'stores mixins as a sorted list',
    { './jcr:mixinTypes': ['mix:title', 'mix:language'] },
    'jcr:mixinTypes',
    ['mix:language', 'mix:title'],
  ],
  ['removes a property for :null', { './text': '', './text@DefaultValue': ':null' }, 'text', undefined],
  ['moves a property', { './text@MoveFrom': '../b/text' }, 'text', 'B'],
  ['moves nothing from a missing property', { './text@MoveFrom': '../nobody/text' }, 'text', 'A'],
])('%s', async (_, form, name, wanted) => {
  expect((await lab.client.post(`${ROOT}/a`, form)).status).toBe(200);
  expect(lab.properties(`${ROOT}/a`)?.[name]).toEqual(wanted);
});

test('keeps a date a date', async () => {
  const when = (value: string) => lab.client.post(`${ROOT}/a`, { './when': value });
  await lab.client.post(`${ROOT}/a`, { './when': '2026-09-14', './when@TypeHint': 'Date' });
  await when('2026-09-15');
  expect(lab.properties(`${ROOT}/a`)?.['when']).toBe('2026-09-15T00:00:00.000+00:00');
  expect((await when('soon')).status).toBe(422);
});

test('leaves an empty list of mixins when they are deleted', async () => {
  await lab.client.post(`${ROOT}/a`, { './jcr:mixinTypes': 'mix:title' });
  await lab.client.post(`${ROOT}/a`, { './jcr:mixinTypes@Delete': '' });
  expect(lab.properties(`${ROOT}/a`)?.['jcr:mixinTypes']).toEqual([]);
});

test('does nothing for the nop operation', async () => {
  expect((await lab.client.post(ROOT, { ':operation': 'nop' })).status).toBe(200);
  expect((await lab.client.post(ROOT, { ':operation': 'nop', ':nopstatus': '418' })).status).toBe(418);
  expect(lab.site.repository.version).toBe(0);
});

test('fills in empty dates and user names', async () => {
  const form = {
    './jcr:created': '',
    './jcr:createdBy': '',
    './jcr:lastModified': '',
    './jcr:lastModifiedBy': '',
  };
  await lab.client.post(`${ROOT}/new`, { './text': 'n', ...form });
  expect(lab.properties(`${ROOT}/new`)).toMatchObject({
    'jcr:createdBy': 'admin',
    'jcr:lastModifiedBy': 'admin',
  });
  expect(lab.properties(`${ROOT}/new`)?.['jcr:created']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}\+00:00$/);
  await lab.client.post(`${ROOT}/a`, form);
  expect(lab.properties(`${ROOT}/a`)).not.toHaveProperty('jcr:created');
  expect(lab.properties(`${ROOT}/a`)).toHaveProperty('jcr:lastModified');
});

test('records who changed a page and when, but not for a move', async () => {
  await lab.client.post(`${ROOT}/a`, { './text': 'new' });
  const content = lab.properties('/content/ventora/gb/en/lab/jcr:content');
  expect(content?.['cq:lastModifiedBy']).toBe('admin');
  expect(Date.parse(String(content?.['cq:lastModified']))).toBeGreaterThan(Date.now() - 60_000);
  const move = { ':operation': 'move', ':dest': '/content/ventora/gb/en/' };
  await lab.client.post('/content/ventora/gb/en/lab/child', move);
  expect(lab.properties('/content/ventora/gb/en/child/jcr:content')).not.toHaveProperty('cq:lastModified');
  expect(lab.properties('/content/ventora/gb/en/jcr:content')).not.toHaveProperty('cq:lastModified');
});
