/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen } from '@testing-library/react';
import type { FoundPage } from './find-pages';
import { pageTree } from './page-tree';
import { PageTree } from './PageTree';

const page = (path: string, title: string): FoundPage => ({ path, title, isNoindex: false });
const fragments = '/content/experience-fragments';

it('tells footers of several markets apart by their folders, and nested pages by their names', () => {
  const pages = [
    page(`${fragments}/ventora/gb/en/site/footer/master`, 'Footer'),
    page(`${fragments}/ventora/us/en/site/footer/master`, 'Footer'),
    page('/content/ventora', 'Ventora'),
    page('/content/ventora/gb', 'Britain'),
  ];
  render(
    <Provider theme={defaultTheme}>
      <PageTree tree={pageTree(pages)} isFound onOpen={() => undefined} />
    </Provider>,
  );
  const rows = screen.getAllByRole('row').map((row) => row.children[1]!.textContent);
  expect(rows).toEqual([
    'Name',
    '/content/ventora',
    'gb',
    fragments,
    'ventora/gb/en/site/footer/master',
    'ventora/us/en/site/footer/master',
  ]);
});
