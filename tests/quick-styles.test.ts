import { JSDOM } from 'jsdom';
import { quickStyles } from './quick-styles';

const NAMES = ['display', 'visibility', 'pointer-events', 'opacity'];

const page = (head: string) => `<head>${head}</head><body>
  <div hidden><span>Hidden</span></div>
  <section style="visibility: hidden"><b>Within</b><i style="visibility: visible">Shown</i></section>
  <p style="pointer-events: none; opacity: 0"><a href="/">Link</a></p>
  <ul style="display: inline"><li style="display: inherit">Item</li></ul>
  <details><summary>More</summary>Text</details><dialog></dialog><dialog open></dialog>
  <input type="hidden"><input><table><tr><td>Cell</td></tr></table><svg><title>Drawn</title><rect/></svg>
</body>`;

it.each([
  ['without style sheets', ''],
  ['with one', '<style>p { display: none } .x, li { visibility: hidden }</style>'],
])('says the same as jsdom of each element of a page %s', (_, head) => {
  const { window } = new JSDOM(page(head));
  const slow = window.getComputedStyle.bind(window);
  const quick = quickStyles(slow);
  // Twice: the second answers come from what is known of the first.
  const elements = [...window.document.querySelectorAll('*')];
  for (const element of [...elements, ...elements]) {
    const [one, other] = [quick(element), slow(element)];
    const values = NAMES.map((name) => [element.outerHTML, name, one.getPropertyValue(name)]);
    expect(values).toEqual(NAMES.map((name) => [element.outerHTML, name, other.getPropertyValue(name)]));
    expect([one.display, one.pointerEvents, one.color]).toEqual([
      other.display,
      other.pointerEvents,
      other.color,
    ]);
  }
});
