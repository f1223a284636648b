import { comparable } from './comparable';

const template = (...names: string[]) => ({
  'jcr:primaryType': 'cq:Template',
  ...Object.fromEntries(names.map((name) => [name, { 'jcr:primaryType': 'cq:Page' }])),
});

it('is the same after a repository has noted who made a node, and when', () => {
  const page = { 'jcr:primaryType': 'cq:Page', 'jcr:content': { 'jcr:title': 'A' } };
  const noted = {
    'jcr:created': '2026-03-03T00:00:00.000Z',
    ...page,
    'jcr:content': { 'jcr:createdBy': 'admin', 'jcr:lockOwner': 'ann', 'jcr:title': 'A' },
  };
  expect(comparable(noted)).toBe(comparable(page));
  expect(comparable({ ...page, 'jcr:content': { 'jcr:title': 'B' } })).not.toBe(comparable(page));
});

it('tells orders of children apart only if their parent keeps one', () => {
  expect(comparable(template('structure', 'initial'))).toBe(comparable(template('initial', 'structure')));
  const [one, two] = [
    { a: {}, b: {} },
    { b: {}, a: {} },
  ];
  expect(comparable(one)).not.toBe(comparable(two));
});
