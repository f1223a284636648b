import { dictionaryOf } from './page-dictionary';

const page = (title: string) =>
  `<style>.a{color:red}.b{top:0}</style><h1>${title}</h1><footer>Legal</footer>`;

it('has what pages share, once and in their order, and nothing that only one of them has', () => {
  const dictionary = dictionaryOf([page('Screw'), page('Piston'), '<p>Alone</p>']).toString();
  expect(dictionary).toBe('<style>.a{color:red}.b{top:0}</style><h1><footer>Legal</footer>');
});

it('keeps what stands in a row in a row, though parts of it are known', () => {
  const row = (...ends: string[]) => ends.map((end) => `<li>${end}</li>`).join('');
  const pages = [row('a', 'b', 'c'), row('a', 'b', 'c'), row('c', 'b', 'a'), row('c', 'b', 'a')];
  expect(dictionaryOf(pages).toString()).toBe(row('a', 'b', 'c') + row('c', 'b', 'a'));
});
