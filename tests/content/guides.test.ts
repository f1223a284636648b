import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { below, child, componentOf, languages, nodes, pages, pagesOf, text, words } from './content-tree';
import { list, products } from './products/products';
import { sumsIn } from './products/sums';
import type { Node } from './content-tree';

const DRAWINGS = path.resolve(__dirname, '../../model-json/sites/ventora/dam/ventora/guides');
const OVERVIEW = '/business-partner-area/do-it-yourself-guides';

const guidesOf = (root: string) => [...pagesOf(root)].filter(([page]) => page.startsWith(`${OVERVIEW}/`));

const parts = (content: Node) => [...below('', content)].map(([, node]) => node);
const ofType = (content: Node, type: string) => parts(content).filter((node) => componentOf(node) === type);
const section = (content: Node, id: string) => parts(content).find((node) => text(node, 'id') === id);
const items = (html: string) => html.split('<li>').length - 1;

describe.each(Object.entries(languages))('%s', (language, root) => {
  const guides = guidesOf(root);

  test.each(guides)('%s states tools, dangers, steps and when to stop', (_, content) => {
    expect(text(content, 'jcr:title').length).toBeLessThanOrEqual(60);
    expect(text(content, 'jcr:description').length).toBeLessThanOrEqual(155);
    expect(text(content, 'date')).toMatch(/^20\d\d-\d\d-\d\d$/);
    const tags = list(content, 'cq:tags');
    expect(tags.filter((id) => !nodes.has(`/content/cq:tags/${id.replace(':', '/')}`))).toEqual([]);
    expect(items(text(child(section(content, 'what-you-need'), 'text'), 'text'))).toBe(4);
    const safety = section(content, 'safety') ?? {};
    expect(list(safety, 'cq:styleIds')).toContain('yellow');
    expect(items(text(child(safety, 'text'), 'text'))).toBeGreaterThanOrEqual(2);
    expect(text(child(section(content, 'steps'), 'text'), 'text')).toMatch(/^<ol>(<li>.+){4}/);
    expect(words(text(child(section(content, 'figures'), 'text'), 'text'))).toMatch(/\d/);
    expect(words(text(child(section(content, 'service'), 'text'), 'text')).split(' ').length).toBeGreaterThan(
      10,
    );
  });

  test.each(guides)('%s has a drawing, and explains each number in it', (page, content) => {
    const file = `${path.basename(page)}.svg`;
    const steps = section(content, 'steps');
    expect(text(child(steps, 'image'), 'fileReference')).toBe(`/content/dam/ventora/guides/${file}`);
    const drawn = [
      ...readFileSync(path.join(DRAWINGS, file), 'utf8').matchAll(/<text[^>]*>([^<]*)<\/text>/g),
    ].map(([, number = '']) => number);
    const named = [
      ...text(child(steps, 'legend'), 'text').matchAll(/<strong>(\d)<\/strong>\u00a0[^<·]{3,}/g),
    ].map(([, number = '']) => number);
    expect(drawn).toEqual(named);
    expect(named.length).toBeGreaterThanOrEqual(4);
  });

  test.each(guides)('%s links to products, articles and other guides', (page, content) => {
    const selection = ofType(content, 'commerce/relatedproducts').flatMap((node) => list(node, 'selection'));
    expect(selection.length).toBeGreaterThanOrEqual(3);
    expect(selection.filter((fragment) => !products.has(fragment))).toEqual([]);
    const cards = ofType(content, 'cardlist').flatMap((node) => list(node, 'pages'));
    expect(cards.length).toBeGreaterThanOrEqual(2);
    expect(cards).not.toContain(root + page);
  });

  test('calculates correctly in every guide', () => {
    const sums = guides.flatMap(([page, content]) =>
      parts(content).flatMap((node) => sumsIn(text(node, 'text'), language).map((sum) => ({ page, ...sum }))),
    );
    expect(sums.length).toBeGreaterThan(8);
    expect(sums.filter(({ left, right, tolerance }) => !(Math.abs(left - right) <= tolerance))).toEqual([]);
  });

  test('lists every guide on the overview, each with an anchor to link to', () => {
    const overview = pages.get(root + OVERVIEW) ?? {};
    const linked = ofType(overview, 'title').map((node) => text(node, 'linkURL'));
    expect(guides.map(([page]) => root + page).filter((page) => !linked.includes(page))).toEqual([]);
    const anchors = parts(overview).map((node) => text(node, 'id'));
    expect(anchors).toEqual(expect.arrayContaining(['tank', 'belt', 'leaks', 'drop-leg']));
  });
});

describe('drawings', () => {
  const files = readdirSync(DRAWINGS).filter((file) => file.endsWith('.svg'));
  const palette = /^#(0a1e3c|0b4da2|4a8fd6|cfe2f5|ffc400|526074|c3cdda|dfe6ee|f4f6f9|ffffff|b3261e)$/;

  test.each(files)(
    '%s has a title and description, uses the brand’s colours and contains no words',
    (file) => {
      const source = readFileSync(path.join(DRAWINGS, file), 'utf8');
      expect(source).toMatch(/<title id="t">[^<]{8,}<\/title>\n<desc id="d">[^<]{30,}<\/desc>/);
      const colours = [...source.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour = '']) => colour);
      expect(colours.filter((colour) => !palette.test(colour))).toEqual([]);
      expect(source).not.toMatch(/NaN|undefined|style=|<script|href=/);
      expect(source).not.toMatch(/<text[^>]*>[^<]*\D[^<]*<\/text>/);
    },
  );

  test('every drawing is shown by a guide', () => {
    const shown = guidesOf(languages.en).map(([page]) => `${path.basename(page)}.svg`);
    expect([...files].sort()).toEqual(shown.sort());
  });
});
