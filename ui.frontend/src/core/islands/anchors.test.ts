/** @jest-environment jsdom */
import { startAnchors } from './anchors';

let warn: jest.SpyInstance;
beforeAll(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
const scrollIntoView = jest.fn();

beforeAll(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView;
  history.replaceState(null, '', '#standard');
  document.body.innerHTML = `
    <h2 id="standard">Standard</h2>
    <a id="good" href="#standard"></a><a id="dead" href="#gone"></a><a id="top" href="#"></a>
    <a id="elsewhere" href="/other#gone"></a><a id="broken" href="#%E0%A4%A"></a>`;
  startAnchors();
});
beforeEach(() => warn.mockClear());

const follow = (id: string) => {
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return warn.mock.calls.flat();
};

it('scrolls to the address’s hash 100 ms after the page has loaded', () => {
  jest.advanceTimersByTime(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('warns about a link whose target is missing', () => {
  expect(follow('dead')).toEqual(['In-page anchor: no element is named "#gone"']);
});

it('does not warn about links with a target', () => {
  expect([...follow('good'), ...follow('top'), ...follow('elsewhere')]).toEqual([]);
});

it('tolerates a link with an invalid encoding', () => {
  expect(() => follow('broken')).not.toThrow();
});
