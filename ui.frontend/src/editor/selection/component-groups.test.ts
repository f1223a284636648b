import { groupComponents } from './component-groups';

const component = (title: string, group: string) => ({
  resourceType: `x/${title}`,
  title,
  group,
  isContainer: false,
  template: {},
});
const all = [
  component('Text', 'Ventora - Content'),
  component('Tabs', 'Ventora - Structure'),
  component('Teaser', 'Ventora - Content'),
];
const named = (search: string) =>
  groupComponents(all, search).map(({ name, components }) => [name, components.map(({ title }) => title)]);

it('groups components without the site’s name, in the policy’s order', () => {
  expect(named('')).toEqual([
    ['Content', ['Text', 'Teaser']],
    ['Structure', ['Tabs']],
  ]);
});

it('finds components by their title or group, whatever the case', () => {
  expect(named('TE')).toEqual([['Content', ['Text', 'Teaser']]].map((group) => group));
  expect(named('structure')).toEqual([['Structure', ['Tabs']]]);
  expect(named('zzz')).toEqual([]);
});
