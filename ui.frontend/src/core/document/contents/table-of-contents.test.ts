import { withTablesOfContents as fill } from './table-of-contents';

const toc = (options = '') =>
  `<nav class="cmp-toc"><p>On this page</p><div class="cmp-toc__placeholder" ${options}></div></nav>`;
const page = (main: string) =>
  `<header><h2>Menu</h2></header><main>${main}</main><footer><h2>Imprint</h2></footer>`;

const withTablesOfContents = (html: string) => fill(html).html;

/** Each entry with its depth and link. */
function entries(html: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [tag, , href] of html.matchAll(/<(\/?)[uo]l[^>]*>|<a class="cmp-toc__link" href="([^"]*)">/g)) {
    if (href === undefined) depth += tag.startsWith('</') ? -1 : 1;
    else found.push(`${depth} ${href}`);
  }
  return found;
}

it('leaves a page without a table of contents unchanged', () => {
  const html = page('<h2>Oil</h2>');
  expect(withTablesOfContents(html)).toBe(html);
});

it('lists the headings of the main part, nested, and gives them ids', () => {
  const html = withTablesOfContents(
    page(
      `<h1>Technical Documentation</h1>${toc()}<h2>Using Core Components</h2><h2>Examples</h2><h3>List Type</h3>`,
    ),
  );
  expect(entries(html)).toEqual([
    '1 #technical-documentation',
    '2 #using-core-components',
    '2 #examples',
    '3 #list-type',
  ]);
  expect(html).toContain('<h3 id="list-type">List Type</h3>');
  expect(html).not.toContain('placeholder');
});

it('lists only the chosen heading levels', () => {
  const options = 'data-cmp-toc-start-level="h2" data-cmp-toc-stop-level="h2"';
  const html = withTablesOfContents(page(`<h1>A</h1>${toc(options)}<h2>B</h2><h3>C</h3>`));
  expect(entries(html)).toEqual(['1 #b']);
  expect(html).toContain('<h3>C</h3>');
});

it('numbers the entries if its author chose numbers', () => {
  expect(withTablesOfContents(page(`${toc('data-cmp-toc-list-type="numbered"')}<h2>B</h2>`))).toContain(
    '<ol',
  );
});

it('keeps authored ids, and adds a number to headings with equal text', () => {
  const html = withTablesOfContents(
    page(`${toc()}<h2 id="mine">Oil</h2><h2>Oil</h2><h2 class="x">Oil</h2><p id="air"></p><h2>Air</h2>`),
  );
  expect(entries(html)).toEqual(['1 #mine', '1 #oil', '1 #oil-1', '1 #air-1']);
  expect(html).toContain('<h2 class="x" id="oil-1">');
});

it('links to the anchor of the section that a heading opens', () => {
  const html = withTablesOfContents(page(`${toc()}<div id="worked-example"><h2>Worked example</h2></div>`));
  expect(entries(html)).toEqual(['1 #worked-example']);
  expect(html.match(/id="worked-example"/g)).toHaveLength(1);
});

it('lists only headings with the wanted classes, and none with ignored ones', () => {
  const options =
    'data-cmp-toc-include-classes="cmp-title,own" data-cmp-toc-ignore-classes="cmp-accordion__header"';
  const html = withTablesOfContents(
    page(
      `${toc(options)}<div class="cmp-title"><h2>In a title</h2></div><h2 class="own">Own</h2><h2>Plain</h2>` +
        '<h2 class="own cmp-accordion__header">Folded</h2>',
    ),
  );
  expect(entries(html)).toEqual(['1 #in-a-title', '1 #own']);
});

it('escapes the text of headings', () => {
  const html = withTablesOfContents(page(`${toc()}<h2>100 % &lt;b&gt; &amp; <em>"air"</em></h2>`));
  expect(entries(html)).toEqual(['1 #100-%25-%3Cb%3E-&amp;-%22air%22']);
  expect(html).toContain('<h2 id="100-%-&lt;b>-&amp;-&quot;air&quot;">');
  expect(html).toContain('>100 % &lt;b&gt; &amp; &quot;air&quot;</a>');
});

it('skips headings that nobody sees', () => {
  const html = withTablesOfContents(
    page(
      `${toc()}<h2>Seen</h2><dialog><h2>Later</h2></dialog><div hidden><h2>Never</h2></div>` +
        '<h3 class="cmp-tabs__heading">Tab</h3><h2> </h2>',
    ),
  );
  expect(entries(html)).toEqual(['1 #seen']);
});

it('removes a table of contents without entries, including its label', () => {
  expect(withTablesOfContents(page(`<p>Short</p>${toc()}`))).toBe(page('<p>Short</p>'));
});

it('uses one id per heading in two tables of contents', () => {
  const html = withTablesOfContents(page(`${toc()}<h2>Oil</h2>${toc()}`));
  expect(entries(html)).toEqual(['1 #oil', '1 #oil']);
  expect(html.match(/id="oil"/g)).toHaveLength(1);
});

it('also returns the entries as data, by the id of their component', () => {
  const named = toc().replace('<nav ', '<nav id="toc-1" ');
  expect(fill(page(`${named}<h2>Oil</h2><h3>Change it</h3>`)).contents).toEqual({
    'toc-1': [{ id: 'oil', text: 'Oil', children: [{ id: 'change-it', text: 'Change it', children: [] }] }],
  });
});
