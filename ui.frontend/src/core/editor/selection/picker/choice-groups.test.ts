import { groupComponents } from './component-groups';
import { withSections } from './choice-groups';

const component = (title: string) => ({
  ...{ resourceType: `x/${title}`, title, group: 'Site - Content', isContainer: false, template: {} },
});
const section = {
  path: '/content/sections/site/a',
  title: 'Opening hours',
  description: '',
  types: [],
  by: '',
  at: '',
};
const names = (search: string, ...titles: string[]) =>
  withSections(groupComponents(titles.map(component), search), [section], search).map(({ name }) => name);

it('lists sections as a group after the components', () => {
  expect(names('', 'Text')).toEqual(['Content', 'Sections']);
  expect(withSections([], [], '')).toEqual([]);
});

it('ranks a section whose title begins with the search before components that merely contain it', () => {
  expect(names('open', 'Dealer opening')).toEqual(['Sections', 'Found']);
  expect(names('open', 'Opening')).toEqual(['Found', 'Sections']);
  expect(names('hours', 'Happy hours')).toEqual(['Found', 'Sections']);
});
