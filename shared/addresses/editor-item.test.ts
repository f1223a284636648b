import { editorItemAddress, editorItemIn } from './editor-item';

const page = '/content/site/a page';
const path = `${page}/jcr:content/root/teaser`;

it('leads to a field of a component, and back', () => {
  const address = new URL(editorItemAddress({ path, field: 'actions/item0/link' }), 'http://localhost');
  expect(address.pathname).toBe('/editor.html/content/site/a%20page.html');
  expect(editorItemIn(address.hash, page)).toEqual({ path, field: 'actions/item0/link' });
});

it('leads to a component, and to the page itself', () => {
  const to = (item: string) =>
    editorItemIn(new URL(editorItemAddress({ path: item }), 'http://localhost').hash, page);
  expect(to(path)).toEqual({ path });
  expect(to(page)).toEqual({ path: `${page}/jcr:content` });
});

it('finds no place in other fragments', () => {
  expect(editorItemIn('', page)).toBeUndefined();
  expect(editorItemIn('#item=../../elsewhere', page)).toBeUndefined();
});
