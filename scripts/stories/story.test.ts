import { argTypesOf } from './story';
import button from '../../ui.frontend/src/core/components/Button';
import title from '../../ui.frontend/src/core/components/Title';

it('offers what authors can choose, with the words of the dialog', () => {
  expect(argTypesOf(title)['type']).toMatchObject({
    control: 'select',
    options: expect.arrayContaining(['h1', 'h2']),
  });
});

it('edits what no text, number or choice is as JSON', () => {
  const { buttonLink } = argTypesOf(button) as Record<string, { control?: string }>;
  expect(buttonLink).toMatchObject({ control: 'object' });
});
