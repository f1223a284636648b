/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import { RenderingProvider } from '../../../core/kit/rendering';
import type { SearchAnswer } from '../../../../../shared/search/search-answer';
import definition from './index';
import { FilterList } from './FilterList';
import { fixtures } from './FilterList.fixtures';
import { filterListModel } from './FilterList.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <FilterList {...filterListModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

const answerOf = (name: keyof typeof fixtures) =>
  (fixtures[name] as z.input<typeof filterListModel>).answer as SearchAnswer;

const answers = (answer: SearchAnswer) =>
  jest.fn(async (_address: string) => ({ ok: true, json: async () => answer }) as Response);

beforeEach(() => history.replaceState({}, '', '/content/ventora/gb/en/search.html'));
afterEach(() => jest.restoreAllMocks());

it('is a form that leads to the same page with the current choices', () => {
  show('filters chosen');
  const form = document.querySelector('form')!;
  expect(form).toHaveAttribute('action', '/content/ventora/gb/en/search.html');
  expect(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toMatchObject({
    family: 'mobile',
    'freeAirDelivery.min': '200',
    'freeAirDelivery.max': '500',
  });
});

it('shows each choice as a link that removes it', () => {
  show('filters chosen');
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(chips.getByRole('link', { name: /Mobile compressors/ })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/search.html?use=workshop&freeAirDelivery.min=200&freeAirDelivery.max=500',
  );
  expect(chips.getByRole('link', { name: /Free air delivery: 200 to 500/ })).toBeVisible();
  expect(chips.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/search.html',
  );
});

it('keeps a value without results in its place, unticked and disabled', () => {
  show('default');
  expect(screen.getByRole('checkbox', { name: 'Dental practice 0' })).toBeDisabled();
});

it('expands the branch of a tree with a choice in it', () => {
  show('default');
  expect(screen.queryByRole('checkbox', { name: /^Mobile piston/ })).toBeNull();
  show('filters chosen');
  expect(screen.getByRole('checkbox', { name: /^Mobile piston/ })).toBeInTheDocument();
});

it('removes the words that a filter was derived from', () => {
  show('words understood as filters');
  expect(screen.getByRole('link', { name: /Noise at 1.m: up to 70.dB\(A\)/ })).toHaveAttribute(
    'href',
    expect.stringContaining('q=quiet+compressor'),
  );
});

it('removes all filters at once, with the words that some were derived from', () => {
  show('words understood as filters');
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    '/content/ventora/gb/en/search.html?q=compressor',
  );
});

it('follows a search box next to it, and notifies the page of the selected result', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { fetch: answers(answerOf('filters chosen')) });
  show('default');
  const isLeftAlone = (url: string) =>
    fireEvent(document, new CustomEvent('ventora:search', { detail: { q: '', url }, cancelable: true }));
  expect(isLeftAlone('/elsewhere?q=dryer')).toBe(true);
  expect(isLeftAlone('/content/ventora/gb/en/search.html?q=dryer')).toBe(false);
  expect(location.search).toBe('?q=dryer');
  await waitFor(() =>
    expect(screen.getByText('1 result', { selector: '.cmp-filterlist__count' })).toBeVisible(),
  );
  const told = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('ventora:select', told);
  const item = answerOf('filters chosen').items[0] as { name: string };
  await userEvent.click(screen.getByRole('link', { name: item.name }));
  expect((told.mock.calls[0]![0] as CustomEvent).detail).toMatchObject({ type: 'product', title: item.name });
});

it('searches again if relevant settings change, but not if only texts do', async () => {
  const fetched = answers(answerOf('default'));
  Object.assign(globalThis, { fetch: fetched });
  const list = (change: object) => (
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <FilterList {...filterListModel.parse({ ...fixtures.default, ...change })} />
    </RenderingProvider>
  );
  const { rerender } = render(list({}));
  rerender(list({ title: 'Machines' }));
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => rerender(list({ pageSize: 12 })));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]![0]).toContain('size=12');
});

it('excludes the author’s own choice from what can be removed', () => {
  show('in a family');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Kinds of results' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: /^Mobile piston/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Stationary/ })).toBeNull();
});

it('has no filters if its author’s limits leave only two or three results', () => {
  const few = filterListModel.parse(fixtures['in a family']);
  const { container } = render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <FilterList {...few} answer={{ ...few.answer!, total: 3 }} />
    </RenderingProvider>,
  );
  expect(screen.getByText('3 results')).toBeVisible();
  expect(container.querySelector('form')).toBeNull();
});

it('shows bounds in the reader’s units', () => {
  show('in US units');
  expect(screen.getByRole('spinbutton', { name: 'At most' })).toHaveValue(20);
  expect(screen.getByRole('slider', { name: 'Free air delivery: At most' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^20.cfm$/),
  );
});

it('shows the size of a document', () => {
  show('default', 'de-DE');
  expect(screen.getByText(/PDF, 180 kB/)).toBeVisible();
});

it('suggests which word to drop if nothing matches all', () => {
  show('a wish too many');
  expect(screen.getByText('Nothing matches everything. Without “200 kW” there is this:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search without “200 kW”' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?q=oil-free$/),
  );
});

it('repeats words as typed', () => {
  show('hostile words');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Results for “"><script>x()</script>”');
});

it('requests a choice at once, puts it into the address and shows the results', async () => {
  const fetched = answers(answerOf('filters chosen'));
  Object.assign(globalThis, { fetch: fetched });
  show('default');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Workshop 3' }));
  await waitFor(() => expect(location.search).toBe('?q=compressor&use=workshop'));
  const asked = new URL(fetched.mock.calls[0]![0], 'http://localhost');
  expect(asked.pathname).toBe('/bin/ventora/search');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    q: 'compressor',
    use: 'workshop',
    size: '24',
    lang: 'en-GB',
  });
  await waitFor(() =>
    expect(screen.getByText('1 result', { selector: '.cmp-filterlist__count' })).toBeVisible(),
  );
});

it('aborts a request when another starts', async () => {
  const signals: AbortSignal[] = [];
  const never = jest.fn((_: string, { signal }: RequestInit) => {
    signals.push(signal!);
    return new Promise<Response>(() => {});
  });
  Object.assign(globalThis, { fetch: never });
  show('default');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Workshop 3' }));
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tyres 2' }));
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  expect(location.search).toBe('?q=compressor&use=workshop&use=tyres');
});

it('marks a box at once, and requests both of two quick choices once they are painted', async () => {
  const fetched = answers(answerOf('filters chosen'));
  Object.assign(globalThis, { fetch: fetched });
  show('default');
  const [workshop, tyres] = ['Workshop 3', 'Tyres 2'].map((name) => screen.getByRole('checkbox', { name }));
  act(() => workshop!.click());
  act(() => tyres!.click());
  expect([workshop, tyres].map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
  expect(fetched).not.toHaveBeenCalled();
  await waitFor(() => expect(location.search).toBe('?q=compressor&use=workshop&use=tyres'));
});

it('reports a failure, keeps the choice and retries on demand', async () => {
  const refused = jest.fn(async () => ({ ok: false, status: 400 }) as Response);
  Object.assign(globalThis, { fetch: refused });
  show('default');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Workshop 3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded.');
  expect(screen.getByRole('checkbox', { name: 'Workshop 3' })).toBeChecked();
  Object.assign(globalThis, { fetch: answers(answerOf('filters chosen')) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('requests results in the browser if the server had none', async () => {
  Object.assign(globalThis, { fetch: answers(answerOf('default')) });
  await act(async () => void show('the search does not answer'));
  expect(await screen.findByText('Results for “compressor”')).toBeVisible();
});

it('tells authors if there is no search to show results of', async () => {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: false, status: 404 }) as Response) });
  await act(
    async () =>
      void render(
        <RenderingProvider value={{ mode: 'edit', language: 'en-GB', renderChild: () => null }}>
          <FilterList {...filterListModel.parse(fixtures['the search does not answer'])} />
        </RenderingProvider>,
      ),
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Filter list: results appear here/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is empty if no service is configured', () => {
  expect(definition.isEmpty?.(filterListModel.parse(fixtures.empty))).toBe(true);
});
