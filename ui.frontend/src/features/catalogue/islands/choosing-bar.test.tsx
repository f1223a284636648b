/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choose } from '../kit/choosing/Choose';
import { ChoosingBar } from '../kit/choosing/ChoosingBar';
import { keepCompared, keepLines, readCompared, readLines } from '../kit/choosing/kept';
import { RenderingProvider } from '../../../core/kit/rendering';
import { start } from './choosing-bar';

const choosing = { compare: '/products/compare', quote: '/quote' };

function show(...skus: string[]) {
  render(
    <RenderingProvider
      value={{ mode: 'disabled', language: 'en', parts: { choosing }, renderChild: () => null }}
    >
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

// One page, as in a browser: the bar is mounted once.
it('adds products to the comparison and the list, confirms it and links there', async () => {
  const bar = show('V-1', 'V-2', 'V-3', 'V-4', 'V-5');
  expect(bar).not.toBeVisible();
  expect(link('compare', 'V-1')).toHaveAttribute('href', '/products/compare?p=V-1');

  link('compare', 'V-1').click();
  link('compare', 'V-2').click();
  link('list', 'V-2').click();
  // The box answers at once, the bar in the next frame.
  expect(link('list', 'V-2')).toHaveAttribute('aria-checked', 'true');
  await waitFor(() =>
    expect(bar.querySelector('[role="status"]')).toHaveTextContent(
      'Added to the quote list. Products on it: 1.',
    ),
  );
  expect(bar).toBeVisible();
  expect(entry('compare')).toHaveTextContent('Compare (2)');
  expect(entry('compare').search).toBe('?p=V-1&p=V-2');
  expect(entry('list').search).toBe('?p=V-2');
  expect(link('compare', 'V-2')).toHaveAttribute('aria-checked', 'true');
  expect(link('list', 'V-1')).toHaveAttribute('aria-checked', 'false');
  expect(readLines()).toEqual([{ sku: 'V-2', quantity: 1, remark: '' }]);

  for (const sku of ['V-3', 'V-4', 'V-5']) link('compare', sku).click();
  await waitFor(() =>
    expect(bar.querySelector('[role="status"]')).toHaveTextContent(
      'The comparison holds 4 products. Remove one first.',
    ),
  );
  expect(link('compare', 'V-5')).toHaveAttribute('aria-checked', 'false');
  expect(readCompared()).toEqual(['V-1', 'V-2', 'V-3', 'V-4']);

  // Another tab empties the comparison.
  localStorage.setItem('ventora-compare', '["V-2"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ventora-compare' }));
  expect(entry('compare')).toHaveTextContent('Compare (1)');
  expect(link('compare', 'V-1')).toHaveAttribute('aria-checked', 'false');

  // The stored value can be anything.
  localStorage.setItem('ventora-list', '{"sku":1}');
  expect(readLines()).toEqual([]);
});

it('toggles products by mouse and keyboard, and keeps the rest of the list', async () => {
  keepLines([
    { sku: 'V-1', quantity: 3, remark: 'red' },
    { sku: 'V-7', quantity: 1, remark: '' },
  ]);
  render(
    <RenderingProvider
      value={{ mode: 'disabled', language: 'en', parts: { choosing }, renderChild: () => null }}
    >
      <Choose sku="V-7" name="M 24" beside={['V-8']} />
    </RenderingProvider>,
  );
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  const compare = await box(/^Compare ?: M 24$/);
  await userEvent.click(compare);
  expect(compare).toBeChecked();
  await userEvent.keyboard(' ');
  expect(compare).not.toBeChecked();
  expect(readCompared()).toEqual([]);

  const list = await box(/^Add to list ?: M 24$/);
  expect(list).not.toBeChecked();
  await userEvent.click(list);
  expect(readLines().map(({ sku }) => sku)).toEqual(['V-1', 'V-7', 'V-8']);
  await userEvent.click(list);
  expect(readLines()).toEqual([{ sku: 'V-1', quantity: 3, remark: 'red' }]);
});

it('falls back to plain links if the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(keepCompared(['V-1'])).toBe(false);
});
