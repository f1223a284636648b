import { storyFile } from './story-file';

const imports = { component: '../Button', fixtures: '../Button/Button.fixtures', story: '../story' };
const told = { name: 'Button', title: 'Content/Button', description: 'One "action".' };

it('gives each fixture a story of its name, with the fixture as arguments', () => {
  const text = storyFile({ ...told, fixtures: ['default', 'long German words'] }, imports);
  expect(text).toContain('title: "Content/Button"');
  expect(text).toContain('component: "One \\"action\\"."');
  expect(text).toContain('export const Default = { name: "default", args: fixtures["default"] };');
  expect(text).toContain('export const LongGermanWords = { name: "long German words"');
});

it('exports names that a module can have, each once', () => {
  const text = storyFile({ ...told, fixtures: ['200 items', 'a b', 'A B', '…'] }, imports);
  expect([...text.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual(['Story200Items', 'AB', 'AB2', 'Story']);
}); // prettier-ignore
