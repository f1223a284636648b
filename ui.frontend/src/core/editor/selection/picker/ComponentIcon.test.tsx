import { definitions } from '#site/components';
import { iconOf } from './ComponentIcon';

const offered = definitions.filter(({ group }) => group !== '.hidden');

it.each(offered)('$title has an icon and a description', ({ icon, description }) => {
  expect(iconOf(icon)).toBeDefined();
  expect(description).toMatch(/^\p{Lu}[^.]{8,69}$/u);
});

it('has no icon for an unknown name', () => {
  expect(iconOf('toString')).toBeUndefined();
  expect(iconOf(undefined)).toBeUndefined();
});
