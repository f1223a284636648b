import { groupComponents } from './component-groups';

const component = (title: string, group: string, description?: string) => ({
  resourceType: `x/${title}`,
  title,
  description,
  group,
  isContainer: false,
  template: {},
});
const all = [
  component('Text', 'Ventora - Content'),
  component('Tabs', 'Ventora - Structure', 'Panels of which one is seen, chosen by their title'),
  component('Teaser', 'Ventora - Content', 'One promotion: picture, heading and links, rarely a text'),
];
const named = (search: string) =>
  groupComponents(all, search).map(({ name, components }) => [name, components.map(({ title }) => title)]);

it('groups components without the site’s name, in the policy’s order', () => {
  expect(named('')).toEqual([
    ['Content', ['Text', 'Teaser']],
    ['Structure', ['Tabs']],
  ]);
});

it('finds components by title, then by group, ignoring case', () => {
  expect(named('TE')).toEqual([['Found', ['Text', 'Teaser']]]);
  expect(named('tabs')).toEqual([['Found', ['Tabs']]]);
  expect(named('structure')).toEqual([['Found', ['Tabs']]]);
  expect(named('zzz')).toEqual([]);
});

it('ranks title matches first, whatever their group', () => {
  const list = [component('Product list', 'Ventora - Commerce'), component('List', 'Ventora - Content')];
  const [found] = groupComponents(list, 'list');
  expect(found!.components.map(({ title }) => title)).toEqual(['List', 'Product list']);
});

it('finds components by description if no title or group matches', () => {
  expect(named('picture links')).toEqual([['Found', ['Teaser']]]);
  expect(named('text')).toEqual([['Found', ['Text']]]);
});
