/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RenderingProvider } from '../../../core/kit/rendering';
import { answerPages, answerPagesNoMore } from '../../../core/kit/testing/answer-pages';
import { SizingHelper } from './SizingHelper';
import { fixtures } from './SizingHelper.fixtures';
import { mount } from './SizingHelper.island';
import { sizingHelperModel } from './SizingHelper.model';

const html = (name: keyof typeof fixtures) =>
  renderToString(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <SizingHelper {...sizingHelperModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

// By selector: computing the roles on a page with this many options takes a second, and happens repeatedly.
const tools = () => document.querySelectorAll<HTMLSelectElement>('select[name^="t"]');
const machines = () => document.querySelectorAll('article');

let asked: URL[];
let takeOff: () => void;

/** The server-rendered page, and a server that answers with a different rendering. */
function open(name: keyof typeof fixtures, answer: keyof typeof fixtures, before = () => {}): void {
  document.body.innerHTML = html(name);
  before();
  asked = [];
  answerPages((address) => {
    asked.push(new URL(address));
    return Promise.resolve(html(answer));
  });
  takeOff = mount(document.getElementById('size')!);
}
afterEach(() => takeOff());
afterAll(answerPagesNoMore);

it('requests the form’s address when a figure changes, and shows the new answer', async () => {
  open('nothing chosen yet', 'default');
  const [tool] = tools();
  fireEvent.change(tool!, { target: { value: 'V-5213-00' } });
  await waitFor(() => expect(machines()).toHaveLength(3));
  expect(asked[0]!.searchParams.get('t1')).toBe('V-5213-00');
  // Empty fields are not in the address.
  expect(asked[0]!.searchParams.has('u1')).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('You need 637 l/min');
  expect(location.search).toContain('t1=V-5213-00');
  // The field used is still the same element.
  expect(tools()[0]).toBe(tool);
});

it('answers at once what was entered while it was loading, and requests nothing otherwise', async () => {
  open('default', 'default');
  expect(asked).toEqual([]);
  takeOff();
  open('nothing chosen yet', 'default', () => (tools()[0]!.value = 'V-5213-00'));
  await waitFor(() => expect(machines()).toHaveLength(3));
  expect(asked).toHaveLength(1);
  expect(asked[0]!.searchParams.get('t1')).toBe('V-5213-00');
});

it('adds a row and focuses it', async () => {
  open('default', 'one more tool');
  fireEvent.click(screen.getByText('Add a tool'));
  await waitFor(() => expect(tools()).toHaveLength(3));
  expect(asked[0]!.searchParams.get('add')).toBe('1');
  await waitFor(() => expect(tools()[2]).toHaveFocus());
  expect(location.search).not.toContain('add=');
});

it('shows an error beside the field, and removes it again', async () => {
  open('default', 'figures that cannot be');
  const count = document.querySelector<HTMLInputElement>('input[name="n1"]');
  fireEvent.change(count!, { target: { value: '-3' } });
  await waitFor(() => expect(count).toHaveAttribute('aria-invalid', 'true'));
  expect(count).toHaveAccessibleDescription(/from 1 to 99/);
});

it('shows only the response to the latest request', async () => {
  open('nothing chosen yet', 'default');
  const answers: ((name: keyof typeof fixtures) => void)[] = [];
  answerPages(() => new Promise((resolve) => answers.push((name) => resolve(html(name)))));
  const tool = tools()[0]!;
  fireEvent.change(tool, { target: { value: 'V-5213-00' } });
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.change(tool, { target: { value: 'V-5115-00' } });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('default');
  answers[0]!('more than one machine makes');
  await waitFor(() => expect(machines()).toHaveLength(3));
  await Promise.resolve();
  expect(screen.queryByText(/do it together/)).toBeNull();
});

it('leaves the arithmetic folded if a reader folded it', async () => {
  open('default', 'more than one machine makes');
  const arithmetic = () => document.querySelector<HTMLDetailsElement>('.cmp-sizinghelper__arithmetic')!;
  arithmetic().open = false;
  fireEvent.change(tools()[0]!, { target: { value: 'V-5115-00' } });
  await waitFor(() => expect(screen.getByText(/do it together/)).toBeVisible());
  expect(arithmetic().open).toBe(false);
});

it('leaves a form that posts a file to the browser', () => {
  open('default', 'default');
  document
    .getElementById('size')!
    .insertAdjacentHTML('beforeend', '<form method="post" action="/log"><input type="file"></form>');
  const file = document.querySelector('input[type="file"]')!;
  fireEvent.change(file);
  expect(fireEvent.submit(file.closest('form')!)).toBe(true);
  expect(asked).toEqual([]);
});
