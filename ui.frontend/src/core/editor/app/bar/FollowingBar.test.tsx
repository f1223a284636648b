/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import { followsNone, type Inheritance } from '../../sling/inheritance';
import { FollowingBar } from './FollowingBar';

const show = (inheritance: Inheritance) =>
  render(
    <Provider theme={defaultTheme}>
      <FollowingBar inheritance={inheritance} onOpen={() => undefined} />
    </Provider>,
  );
const follows = { path: '/content/ventora/gb/en/products', title: 'Products' };

it('names the page that this one follows, and leads to it', () => {
  show({ follows, masters: [], isStored: false, nodes: {} });
  expect(screen.getByRole('note').textContent).toBe(
    'This page follows Products (gb/en/products). Open it to change it.',
  );
  expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe(
    '/editor.html/content/ventora/gb/en/products.html',
  );
});

it('tells of a page with words of its own that the rest is locked', () => {
  show({ follows, masters: [], isStored: true, nodes: {} });
  expect(screen.getByRole('note').textContent).toContain('Open it to change what is locked here.');
});

it('says nothing on a page that follows none', () => {
  show(followsNone);
  expect(screen.queryByRole('note')).toBeNull();
});
