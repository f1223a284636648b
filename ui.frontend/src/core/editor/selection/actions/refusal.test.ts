import type { AllowedComponent } from '../picker/allowed-components';
import { moveRefusal, refusalOf } from './refusal';
import { root, treeOf } from '../testing';

const component = (title: string): AllowedComponent => ({
  resourceType: `x/${title.toLowerCase()}`,
  title,
  group: 'Content',
  isContainer: false,
  template: {},
});
const titleOf = (type: string) => type.slice(2);

it('accepts components that the policy allows', () => {
  expect(refusalOf([component('Text')], ['x/text'], 'Tabs', titleOf)).toBeUndefined();
});

it('says which components a container takes instead', () => {
  expect(refusalOf([component('Teaser')], ['x/text'], 'Teaser list', titleOf)).toBe(
    'Teaser list does not take text. It takes Teaser.',
  );
});

it('shortens a long list of allowed components', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map(component);
  expect(refusalOf(many, ['x/text'], 'Section', titleOf)).toContain('A, B, C, D and 2 more');
});

it('says that a container takes no components', () => {
  expect(refusalOf([], ['x/text'], 'Page structure', titleOf)).toContain('takes no components');
});

it('refuses to move a component into itself, or the template’s container', () => {
  const tree = treeOf(['a/', 'a/b/', 'c/']);
  expect(moveRefusal(tree, [`${root}/a`], `${root}/a/b`)).toContain('inside itself');
  expect(moveRefusal(tree, [root], `${root}/c`)).toContain('inside itself');
  expect(moveRefusal(tree, [`${root}/a`], `${root}/c`)).toBeUndefined();
});
