/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Choose } from '../kit/choosing/Choose';
import { ChoosingBar } from '../kit/choosing/ChoosingBar';
import { keepCompared, readCompared, readLines } from '../kit/choosing/kept';
import { RenderingProvider } from '../kit/rendering';
import { add, start } from './choosing-bar';

const choosing = { compare: '/products/compare', quote: '/quote' };

function show(...skus: string[]) {
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', choosing, renderChild: () => null }}>
      {skus.map((sku) => (
        <Choose key={sku} sku={sku} name={`Machine ${sku}`} />
      ))}
      <ChoosingBar />
    </RenderingProvider>,
  );
  const bar = document.querySelector<HTMLElement>('.choosing')!;
  start(bar);
  return bar;
}

const link = (attribute: string, sku: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-${attribute}-add="${sku}"]`)!;
const entry = (name: string) => document.querySelector<HTMLAnchorElement>(`[data-choosing="${name}"]`)!;

afterEach(() => localStorage.clear());

// One page, as in a browser: the bar is started once.
it('takes products into the comparison and onto the list, says so and leads there', () => {
  const bar = show('V-1', 'V-2', 'V-3', 'V-4', 'V-5');
  expect(bar).not.toBeVisible();
  expect(link('compare', 'V-1')).toHaveAttribute('href', '/products/compare?p=V-1');

  expect(add(bar, link('compare', 'V-1'))).toBe(true);
  add(bar, link('compare', 'V-2'));
  add(bar, link('list', 'V-2'));
  expect(bar).toBeVisible();
  expect(bar.querySelector('[role="status"]')).toHaveTextContent(
    'Added to the quote list. Products on it: 1.',
  );
  expect(entry('compare')).toHaveTextContent('Compare (2)');
  expect(entry('compare').search).toBe('?p=V-1&p=V-2');
  expect(entry('list').search).toBe('?p=V-2');
  expect(link('compare', 'V-2')).toHaveAttribute('data-chosen');
  expect(link('compare', 'V-2').search).toBe('?p=V-1&p=V-2');
  expect(link('list', 'V-1')).not.toHaveAttribute('data-chosen');
  expect(readLines()).toEqual([{ sku: 'V-2', quantity: 1, remark: '' }]);

  for (const sku of ['V-3', 'V-4', 'V-5']) add(bar, link('compare', sku));
  expect(bar.querySelector('[role="status"]')).toHaveTextContent(
    'The comparison holds 4 products. Take one out first.',
  );
  expect(readCompared()).toEqual(['V-1', 'V-2', 'V-3', 'V-4']);

  // Another tab empties the comparison.
  localStorage.setItem('ventora-compare', '["V-2"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ventora-compare' }));
  expect(entry('compare')).toHaveTextContent('Compare (1)');
  expect(link('compare', 'V-1')).not.toHaveAttribute('data-chosen');

  // What is kept may be anything.
  localStorage.setItem('ventora-list', '{"sku":1}');
  expect(readLines()).toEqual([]);
});

it('lets links be links where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keepCompared(['V-1'])).toBe(false);
});
