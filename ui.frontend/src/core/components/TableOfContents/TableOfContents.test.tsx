/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withPlainChildren } from '../../kit/show-component';
import tableOfContents from './index';
import { fixtures } from './TableOfContents.fixtures';
import { mount } from './TableOfContents.island';
import { partly } from '../../../../../shared/testing/partly';

const show = (name: keyof typeof fixtures) => render(withPlainChildren(tableOfContents, fixtures[name]));

it('is a named landmark', () => {
  show('default');
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
});

it('nests entries like the headings', () => {
  show('default');
  const [outer] = screen.getAllByRole('listitem');
  expect(within(outer!).getByRole('link', { name: 'Start Level' })).toHaveAttribute('href', '#start-level');
});

it('numbers entries if its author wants that', () => {
  const { container } = show('numbered');
  expect(container.querySelectorAll('ol')).not.toHaveLength(0);
  expect(container.querySelector('ul')).toBeNull();
});

it('makes a valid anchor of any heading', () => {
  show('per cent and quotation marks');
  expect(screen.getByRole('link', { name: '100 % duty cycle' })).toHaveAttribute(
    'href',
    '#100-%25-duty-cycle',
  );
});

describe('table of contents island', () => {
  let scrolled: () => void;
  let takeOff: () => void;
  const top: Record<string, number> = {};

  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(callback: () => void) {
        scrolled = callback;
      }
      observe() {}
      disconnect() {}
    } as never;
    const { container } = show('default');
    container.insertAdjacentHTML(
      'beforeend',
      '<h2 id="examples">Examples</h2><h3 id="standard">Standard</h3><details><summary>More</summary><h3 id="list-type">List type</h3></details>',
    );
    for (const heading of container.querySelectorAll<HTMLElement>('h2, h3'))
      heading.getClientRects = () => partly<DOMRectList>([{ top: top[heading.id] ?? 2000 }]);
    Object.assign(top, { examples: 0, standard: 2000 });
    takeOff = mount(container.querySelector('nav')!);
  });
  afterEach(() => takeOff());

  const current = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true').map((link) => link.textContent); // prettier-ignore

  it('marks the current section', () => {
    expect(current()).toEqual(['Examples']);
    Object.assign(top, { examples: -500, standard: 10 });
    scrolled();
    expect(current()).toEqual(['Standard']);
  });

  it('ignores collapsed headings', () => {
    top['list-type'] = 10;
    scrolled();
    expect(current()).toEqual(['Examples']);
    delete top['list-type'];
  });

  it('opens collapsed content around the target heading', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'List Type' }));
    expect(document.querySelector('details')!.open).toBe(true);
  });
});
