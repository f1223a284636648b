/** @jest-environment jsdom */
import fc from 'fast-check';
import { allowedTags } from '../../../kit/html/allowed-html';
import { createRichText, htmlOf } from './create-rich-text';

/** The editor's output for unedited HTML. */
function through(html: string): string {
  const editor = createRichText({ element: document.createElement('div'), html, label: 'Text' });
  const result = htmlOf(editor);
  editor.destroy();
  return result;
}

const words = 'dry air';

/** A sample of each allowed tag, as in authored content. */
const samples: Readonly<Record<string, string>> = {
  a: '<p><a target="_blank" rel="noopener" hreflang="de" aria-label="Dry air" href="/content/ventora/gb/en.html">air</a></p>',
  blockquote: '<blockquote cite="https://example.com/"><p>dry</p></blockquote>',
  br: '<p>dry<br>air</p>',
  caption: '<table><caption>Flow</caption><tbody><tr><td>1</td></tr></tbody></table>',
  dd: '<dl><dt>kW</dt><dd>Power</dd></dl>',
  div: '<div class="note"><p>dry</p><p>air</p></div>',
  figure: '<figure><p>dry</p><figcaption>air</figcaption></figure>',
  hr: '<p>dry</p><hr><p>air</p>',
  li: '<ul><li>dry<ul><li>air</li></ul></li></ul>',
  ol: '<ol start="3"><li>dry</li><li>air</li></ol>',
  p: '<p class="lead" lang="de">dry</p>',
  pre: '<pre><code>dry</code></pre>',
  span: '<p><span lang="fr">air sec</span></p>',
  td: '<table><tbody><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
  th: '<table><thead><tr><th scope="col">kW</th></tr></thead><tbody><tr><td>4</td></tr></tbody></table>',
  wbr: '<p>com<wbr>pressor</p>',
  ...Object.fromEntries(
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, `<${tag} id="x">dry</${tag}>`]),
  ),
};

/** Covered by another tag's sample. */
const within: Readonly<Record<string, string>> = {
  dl: 'dd',
  dt: 'dd',
  figcaption: 'figure',
  table: 'td',
  tbody: 'td',
  thead: 'th',
  tr: 'td',
  ul: 'li',
};

/** Replaced by an equivalent tag. */
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', tfoot: 'tbody' };

const inlineSample = (tag: string) => `<p>very <${tag}>dry</${tag}> air</p>`;

it.each(allowedTags.filter((tag) => !(tag in renamed) && !(tag in within)))(
  'keeps <%s> in an edited text, as the sanitiser allows it',
  (tag) => {
    const html = samples[tag] ?? inlineSample(tag);
    expect(through(html)).toBe(html);
  },
);

it.each(Object.entries(within))('keeps <%s> in <%s>', (tag, other) => {
  expect(samples[other]).toContain(`<${tag}`);
});

it('writes bold and italic as strong and em', () => {
  expect(through('<p><b>dry</b> <i>air</i></p>')).toBe('<p><strong>dry</strong> <em>air</em></p>');
});

it('stores nothing for an empty formatted text', () => {
  expect(through('<p></p><p> </p>')).toBe('');
});

const inline = fc.constantFrom('strong', 'em', 'sub', 'sup', 'u', 's', 'abbr', 'kbd', 'small');
const text = fc.constantFrom('dry', 'air', '7.5 kW', 'Ö & <');
const escaped = text.map((word) => word.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
const run = fc.oneof(
  escaped,
  fc.tuple(inline, escaped).map(([tag, word]) => `<${tag}>${word}</${tag}>`),
);
const line = fc.array(run, { minLength: 1, maxLength: 3 }).map((runs) => runs.join(' and '));
const block = fc.oneof(
  line.map((html) => `<p>${html}</p>`),
  line.map((html) => `<h3>${html}</h3>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((i) => `<li>${i}</li>`).join('')}</ul>`),
  fc
    .array(fc.tuple(line, line), { minLength: 1, maxLength: 3 })
    .map(
      (rows) =>
        `<table><tbody>${rows.map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</tbody></table>`,
    ),
);

it('reads back any formatted text that it can produce', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
      const html = blocks.join('');
      expect(through(html)).toBe(html);
    }),
    { numRuns: 20 },
  );
});

it('leaves its own HTML unchanged', () => {
  const html = `<ol><li><p>${words}</p><p>twice</p></li></ol><p>${words}</p>`;
  expect(through(through(html))).toBe(through(html));
});
