/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Chapter } from './Chapter';
import { fixtures } from './Chapter.fixtures';
import { chapterModel } from './Chapter.model';

const show = (name: keyof typeof fixtures) => render(<Chapter {...chapterModel.parse(fixtures[name])} />);

it('lets people without a mouse scroll a table, which is named after the heading above it', () => {
  show('default');
  const table = screen.getByRole('group', { name: 'Options' });
  expect(table).toHaveAttribute('tabindex', '0');
  expect(table).toContainElement(screen.getByRole('table'));
});

it('shows code with every character, coloured', () => {
  const { container } = show('default');
  const code = container.querySelector('pre')!;
  expect(code).toHaveTextContent('npm start -- --site=harbour # another site');
  expect(code.querySelector('.cmp-chapter__comment')).toHaveTextContent('# another site');
});

it('shows code that contains markup, and runs none of it', () => {
  const { container } = show('hostile HTML');
  expect(container.querySelector('script')).toBeNull();
  expect(container.querySelector('pre')).toHaveTextContent('<script>x()</script>');
});
