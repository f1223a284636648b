/** @jest-environment jsdom */
import type { ContentNode } from '../sling/content-node';
import { idsOf, markChanges } from './marks';
import { pageChanges, type ComponentChange } from './page-changes';
import { restoreCommand } from './restore-commands';

const component = (type: string, more: ContentNode = {}): ContentNode => ({
  'sling:resourceType': `ventora/components/${type}`,
  ...more,
});
const before: ContentNode = component('page', {
  'jcr:title': 'Old title',
  'jcr:uuid': 'a',
  root: component('container', {
    first: component('title', { 'jcr:title': 'Hello' }),
    teaser: component('teaser', {
      'jcr:title': 'Air',
      actions: { item0: { link: '/a' } },
      image: { fileReference: '/content/dam/a.png' },
    }),
    gone: component('text', { text: 'Gone' }),
    last: component('text', { text: 'Same' }),
  }),
});
const after: ContentNode = component('page', {
  'jcr:title': 'New title',
  'cq:lastModified': 'now',
  root: component('container', {
    last: component('text', { text: 'Same' }),
    first: component('title', { 'jcr:title': 'Hello' }),
    teaser: component('teaser', {
      'jcr:title': 'Air for three shifts',
      actions: { item0: { link: '/b' } },
      image: { fileReference: '/content/dam/a.png' },
      subtitle: 'New',
    }),
    added: component('text', { text: 'New' }),
  }),
});
const changes = pageChanges(before, after);
const at = (path: string, kind: ComponentChange['kind'] = 'changed') =>
  changes.find((change) => change.path === path && change.kind === kind)!;

it('finds what differs, component by component: fields, whole components, their order', () => {
  expect(
    changes.map(({ kind, path, isReordered }) => `${kind} ${path}${isReordered ? ' (order)' : ''}`),
  ).toEqual([
    'changed ',
    'changed root (order)',
    'changed root/teaser',
    'added root/added',
    'removed root/gone',
  ]);
  expect(at('').fields).toEqual([{ name: 'jcr:title', before: 'Old title', after: 'New title' }]);
  expect(at('root/teaser').fields.map(({ name }) => name)).toEqual(['jcr:title', 'actions', 'subtitle']);
  expect(pageChanges(after, after)).toEqual([]);
});

it('restores one field, all of a component, or a whole component, in its place', () => {
  const restore = (change: ComponentChange, fields = change.fields) =>
    restoreCommand('/p/jcr:content', before, change, fields);
  const teaser = at('root/teaser');
  expect(restore(at(''))).toEqual({
    type: 'set',
    path: '/p/jcr:content',
    properties: { 'jcr:title': 'Old title' },
    children: {},
  });
  expect(restore(teaser, teaser.fields.slice(1, 2))).toMatchObject({
    path: '/p/jcr:content/root/teaser',
    properties: {},
    children: { actions: { item0: { link: '/a' } } },
  });
  expect(restore(teaser)).toMatchObject({ properties: { 'jcr:title': 'Air', subtitle: null } });
  expect(restore(at('root/gone', 'removed'))).toMatchObject({
    type: 'insert',
    parent: '/p/jcr:content/root',
    name: 'gone',
    position: { after: 'teaser' },
    node: { text: 'Gone' },
  });
  expect(restore(at('root/added', 'added'))).toEqual({ type: 'delete', path: '/p/jcr:content/root/added' });
});

it('outlines what differs on the drawn page; of a container, the components in it', () => {
  const items = { teaser: { id: 'teaser-1' }, gone: { ':items': { text: { id: 'text-2' } } } };
  const model = { id: 'page-1', ':items': { root: { ':items': items } } };
  expect(idsOf(model, 'root/teaser')).toEqual(['teaser-1']);
  expect(idsOf(model, '')).toEqual([]);
  document.body.innerHTML = '<article id="teaser-1"></article><div id="text-2"></div>';
  markChanges(document, model, [at('root/teaser'), at('root/gone', 'removed')]);
  expect(document.getElementById('teaser-1')).toHaveAttribute('data-change', 'changed');
  expect(document.getElementById('text-2')).toHaveAttribute('data-change', 'removed');
});
