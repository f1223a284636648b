import { TextLinks } from './TextLinks';

let root = '/content/site/gb/en';
const links = new TextLinks((path) => path.replace(root, '').replace('.html', '') || '/');
const text = (html: string) => ({ ':type': 'text', text: html });

it('gives links in texts the address that visitors know, with query and heading', () => {
  const html =
    '<p><a href="/content/site/gb/en/products.html?a=1&amp;b=2#top">a</a> <a class="b" href="/content/site/gb/en.html">b</a></p>';
  expect(links.mapped({ ':items': { a: text(html), list: [text(html)] } })).toEqual({
    ':items': {
      a: text('<p><a href="/products?a=1&amp;b=2#top">a</a> <a class="b" href="/">b</a></p>'),
      list: [text('<p><a href="/products?a=1&amp;b=2#top">a</a> <a class="b" href="/">b</a></p>')],
    },
  });
});

it.each([
  '<a href="/content/site/gb/en/products.feed.xml">a</a>',
  '<a href="/content/dam/site/manual.pdf">a</a>',
  '<a href="https://example.com/content/a.html">a</a>',
  'path: /content/site/gb/en/products.html',
])('leaves %s as it is', (html) => {
  const model = text(html);
  expect(links.mapped(model)).toBe(model);
});

it('gives the same objects again, for parts with links and without, until an address changes', () => {
  const plain = text('<p>No link</p>');
  const model = { plain, linked: text('<a href="/content/site/gb/en/products.html">a</a>') };
  const first = links.mapped(model);
  expect(first.plain).toBe(plain);
  expect(links.mapped(model)).toBe(first);
  expect(links.mapped({ ...model, more: 1 }).linked).toBe(first.linked);
  root = '/content/site/gb';
  expect(links.mapped(model).linked.text).toBe('<a href="/en/products">a</a>');
  expect(model.linked.text).toContain('/content/site');
});
