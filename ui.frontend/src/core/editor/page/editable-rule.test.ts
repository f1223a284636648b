import { editableRule } from './editable-rule';

const content = '/content/site/page/jcr:content';
const structure = {
  'jcr:title': 'Content page',
  root: { header: { editable: false }, main: { editable: true, hero: {} }, footer: {} },
};

it.each([
  ['what stands in an unlocked container', 'root/main/hero', true],
  ['what stands deeper in it', 'root/main/hero/carousel/slide_1', true],
  ['the place of a new component in it', 'root/main/*', true],
  ['the unlocked container itself', 'root/main', false],
  ['the template’s header', 'root/header', false],
  ['the place of a new component in the structure', 'root/*', false],
  ['a container whose name only begins alike', 'root/main_2/hero', false],
])('%s', (_, path, editable) => {
  expect(editableRule(content, structure)(`${content}/${path}`)).toBe(editable);
});

it('leaves all of a page without a template to its authors', () => {
  const rule = editableRule(content, undefined);
  expect(rule(`${content}/root/text`)).toBe(true);
  expect(rule(`${content}/root`)).toBe(false);
});

it('does not reach into another page', () => {
  expect(editableRule(content, structure)('/content/fragments/header/jcr:content/root/main/logo')).toBe(
    false,
  );
});
