/** @jest-environment jsdom */
import { tellVisitor } from './tell-visitor';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <div id="spa-root" data-part-not-loaded="Not everything here could be loaded.">
      <div id="tabs" data-island="tabs"><div id="carousel" data-island="carousel"></div></div>
      <div id="table" data-island="table"></div>
    </div>`;
});
afterEach(() => jest.useRealTimers());

const tell = (id: string) => {
  tellVisitor(document.getElementById(id)!);
  jest.runAllTimers();
};
const notes = () => [...document.querySelectorAll('.island-note')];

it('shows a note below a part of the page that failed to load', () => {
  tell('table');
  expect(document.getElementById('table')!.nextElementSibling).toBe(notes()[0]);
  expect(notes()[0]).toHaveTextContent('Not everything here could be loaded.');
});

it('shows one note for nested islands, outside of all of them', () => {
  tell('carousel');
  tell('tabs');
  expect(notes()).toHaveLength(1);
  expect(document.getElementById('tabs')!.nextElementSibling).toBe(notes()[0]);
});

it('announces a failed part once per page', () => {
  tell('tabs');
  tell('table');
  expect(notes().map((note) => note.getAttribute('role'))).toEqual(['status', null]);
});

it('shows no note on a page without a text for it', () => {
  document.getElementById('spa-root')!.removeAttribute('data-part-not-loaded');
  tell('table');
  expect(notes()).toEqual([]);
});
