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

it('finds components by their title or group, whatever the case', () => {
  expect(named('TE')).toEqual([['Content', ['Text', 'Teaser']]].map((group) => group));
  expect(named('structure')).toEqual([['Structure', ['Tabs']]]);
  expect(named('zzz')).toEqual([]);
});

it('finds components by what they are for where none is called so', () => {
  expect(named('picture links')).toEqual([['Content', ['Teaser']]]);
  expect(named('text')).toEqual([['Content', ['Text']]]);
});
