/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import { noInheritance, type Inheritance } from '../../sling/inheritance';
import { FollowingBar } from './FollowingBar';

const show = (inheritance: Inheritance) =>
  render(
    <Provider theme={defaultTheme}>
      <FollowingBar inheritance={inheritance} onOpen={() => undefined} />
    </Provider>,
  );
const follows = { path: '/content/ventora/gb/en/products', title: 'Products' };

it('names and links the source page of a live copy', () => {
  show({ follows, masters: [], isStored: false, nodes: {} });
  expect(screen.getByRole('note').textContent).toBe(
    'This page follows Products (gb/en/products). Open it to change it.',
  );
  expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe(
    '/editor.html/content/ventora/gb/en/products.html',
  );
});

it('says that the rest is locked on a live copy with texts of its own', () => {
  show({ follows, masters: [], isStored: true, nodes: {} });
  expect(screen.getByRole('note').textContent).toContain('Open it to change what is locked here.');
});

it('shows nothing on a page that is not a live copy', () => {
  show(noInheritance);
  expect(screen.queryByRole('note')).toBeNull();
});
