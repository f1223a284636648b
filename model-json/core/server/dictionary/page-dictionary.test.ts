import { dictionaryOf } from './page-dictionary';

const page = (title: string) =>
  `<style>.a{color:red}.b{top:0}</style><h1>${title}</h1><footer>Legal</footer>`;

it('has what pages share, once and in their order, and nothing that only one of them has', () => {
  const dictionary = dictionaryOf([page('Screw'), page('Piston'), '<p>Alone</p>']).toString();
  expect(dictionary).toBe('<style>.a{color:red}.b{top:0}</style><h1><footer>Legal</footer>');
});
