/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { iconNames } from './IconPaths';

it('has the thirteen icons of the design library', () => {
  expect([...iconNames].sort()).toEqual([
    'arrow-right', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up', 'close', 'email', 'minus', 'pause',
    'phone', 'play', 'plus', 'warning',
  ]); // prettier-ignore
});

it('hides an icon next to text from screen readers', () => {
  render(
    <button>
      <Icon name="chevron-right" /> Next
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('announces the label of an icon without text', () => {
  render(<Icon name="warning" label="Warning" />);
  expect(screen.getByRole('img', { name: 'Warning' })).toBeVisible();
});
