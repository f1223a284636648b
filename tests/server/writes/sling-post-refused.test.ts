/** @jest-turn 7 */
import type { Form } from './author-client';
import { Lab, ROOT } from '../lab-site';

const lab = new Lab();

test.each<[string, string, Form, number, string]>([
  ['an unknown operation', ROOT, { ':operation': 'frobnicate' }, 500, 'use modify, delete'],
  [
    'deleting by an address with selectors or extension',
    `${ROOT}/a.html`,
    { ':operation': 'delete' },
    403,
    'leave out selectors',
  ],
  ['deleting nothing', `${ROOT}/nobody`, { ':operation': 'delete' }, 404, 'nothing at'],
  [
    'a typo in a suffix',
    `${ROOT}/a`,
    { './text': 'x', './text@TypHint': 'Long' },
    422,
    '@TypHint is unknown',
  ],
  [
    'text for a number',
    `${ROOT}/a`,
    { './p': 'seven', './p@TypeHint': 'Long' },
    422,
    'is not a valid Long; write a whole number',
  ],
  [
    'a number too long for JSON',
    `${ROOT}/a`,
    { './p': '12345678901234567890', './p@TypeHint': 'Long' },
    422,
    'is not a valid Long',
  ],
  [
    'an invalid date',
    `${ROOT}/a`,
    { './p': '2026-02-30', './p@TypeHint': 'Date' },
    422,
    'is not a valid Date',
  ],
  [
    'an invalid path',
    `${ROOT}/a`,
    { './p': 'a//b[', './p@TypeHint': 'Path' },
    422,
    'is not a valid Path; write a path like /content/page',
  ],
  ['an invalid name', `${ROOT}/a`, { './p': 'a/b', './p@TypeHint': 'Name' }, 422, 'is not a valid Name'],
  ['a URI with a space', `${ROOT}/a`, { './p': 'a b', './p@TypeHint': 'URI' }, 422, 'is not a valid URI'],
  ['a taken name', `${ROOT}/`, { ':name': 'a' }, 409, 'exists already'],
  [
    'editing a deleted component',
    `${ROOT}/gone`,
    { './jcr:title': 'x', ':mustExist': `${ROOT}/gone` },
    409,
    'gone no longer exists: it was deleted or moved. Nothing was written',
  ],
  [
    'editing several components, one of them deleted',
    ROOT,
    { './a/text': 'x', './gone/jcr:title': 'x', ':mustExist': ['a', './gone'] },
    409,
    'gone no longer exists',
  ],
  ['a bad name', `${ROOT}/`, { ':name': 'a/b' }, 422, 'is not a valid node name'],
  [
    'an order beside a missing node',
    `${ROOT}/a`,
    { ':order': 'before nobody' },
    422,
    'the node has no sibling "nobody"',
  ],
  ['an unknown order', `${ROOT}/a`, { ':order': 'upwards' }, 422, 'use first, last'],
  [
    'a page without content',
    '/content/ventora/gb/en/bare',
    { './jcr:primaryType': 'cq:Page' },
    422,
    'without jcr:content',
  ],
  ['a property in place of a node', ROOT, { './a': 'x' }, 422, 'is a node, not a property'],
  [
    'components',
    '/apps/ventora/components/text',
    { './jcr:title': 'x' },
    403,
    'content is only below /content',
  ],
  ['libraries', '/libs/new', { './x': 'x' }, 403, 'content is only below /content'],
  ['policies', '/conf/ventora/settings/wcm/policies', { './x': 'x' }, 403, 'content is only below /content'],
  ['all content at once', '/content', { ':operation': 'delete' }, 403, 'content is only below /content'],
  ['a property elsewhere', ROOT, { '/apps/x': 'x', './y': '1' }, 403, 'content is only below /content'],
  [
    'moving to elsewhere',
    ROOT,
    { ':operation': 'move', ':dest': '/apps/' },
    403,
    'content is only below /content',
  ],
  ['moving from elsewhere', ROOT, { './x@MoveFrom': '/apps/ventora' }, 403, 'content is only below /content'],
  [
    'deleting elsewhere',
    ROOT,
    { ':operation': 'delete', ':applyTo': '/apps/*' },
    403,
    'content is only below /content',
  ],
])('refuses %s', async (_, url, form, status, message) => {
  const answer = await lab.client.post(url, form);
  expect(answer.status).toBe(status);
  expect(answer.json['status.code']).toBe(status);
  expect(answer.json['status.message']).toContain(message);
  expect(answer.json['changes']).toEqual([]);
  expect(lab.site.repository.version).toBe(0);
});

test.each([
  ['dots in a parameter', ROOT, { './../../../../../../../../apps/x': 'x' }],
  ['dots above the root', ROOT, { '../../../../../../../../../../etc/x': 'x' }],
  ['encoded dots in a parameter', ROOT, { './%2e%2e/x': 'x' }],
  ['twice encoded dots', ROOT, { './%252e%252e/x': 'x' }],
  ['an encoded slash', ROOT, { './a%2fb': 'x' }],
  ['a null byte', ROOT, { './a\0b': 'x' }],
  [
    'dots after the content',
    ROOT,
    { '/content/ventora/gb/en/lab/jcr:content/../../../../../../apps/x': 'x' },
  ],
  ['dots in the destination', ROOT, { ':operation': 'copy', ':dest': '../../../../../../../../apps/x' }],
  [
    'dots in a name',
    ROOT,
    { ':operation': 'import', ':contentType': 'json', ':content': '{}', ':name': '..' },
  ],
  [
    'dots in imported names',
    ROOT,
    { ':operation': 'import', ':contentType': 'json', ':content': '{"..":{}}', ':name': 'x' },
  ],
  ['a prototype', ROOT, { './__proto__/x': 'x' }],
  ['a backslash', ROOT, { './a\\b': 'x' }],
  ['dots in the address', '/content/ventora/../../apps/x', { './x': 'x' }],
  ['encoded dots in the address', '/content/%2e%2e/apps/x', { './x': 'x' }],
  ['an encoded slash in the address', '/content/a%2f..%2fapps', { './x': 'x' }],
  ['a null byte in the address', '/content/a%00b', { './x': 'x' }],
])('prevents writes outside the content: %s', async (_, url, form) => {
  const { status } = await lab.client.post(url, form as Form);
  expect([400, 403, 404, 422]).toContain(status);
  expect(lab.site.repository.version).toBe(0);
});

test.each(['toString', '__proto__', 'constructor'])(
  'stores text unchanged if its type hint is %s',
  async (type) => {
    const { status } = await lab.client.post(ROOT, { './x': 'text', './x@TypeHint': type });
    expect(status).toBe(200);
    expect(lab.properties(ROOT)?.['x']).toBe('text');
  },
);

test('stores a list named like a method', async () => {
  await lab.client.post(ROOT, { './toString': '+1', './toString@Patch': 'true' });
  expect(lab.properties(ROOT)).toHaveProperty('toString', ['1']);
});
