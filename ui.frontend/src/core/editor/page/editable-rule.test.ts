import { editableRule, structureRule } from './editable-rule';

const content = '/content/site/page/jcr:content';
const structure = {
  'jcr:title': 'Content page',
  root: { header: { editable: false }, main: { editable: true, hero: {} }, footer: {} },
};

it.each([
  ['lets authors change the children of an unlocked container', 'root/main/hero', true],
  ['lets authors change everything deeper in an unlocked container', 'root/main/hero/carousel/slide_1', true],
  ['lets authors add components to an unlocked container', 'root/main/*', true],
  ['locks the unlocked container itself', 'root/main', false],
  ['locks the template’s header', 'root/header', false],
  ['locks the structure against new components', 'root/*', false],
  ['locks a container whose name only starts the same', 'root/main_2/hero', false],
])('%s', (_, path, editable) => {
  expect(editableRule(content, structure)(`${content}/${path}`)).toBe(editable);
});

it('leaves a page without a template fully editable', () => {
  const rule = editableRule(content, {});
  expect(rule(`${content}/root/text`)).toBe(true);
  expect(rule(`${content}/root`)).toBe(false);
});

it('does not make another page’s content editable', () => {
  expect(editableRule(content, structure)('/content/fragments/header/jcr:content/root/main/logo')).toBe(
    false,
  );
});

it('lets those who change a structure change all of it, except what pages have in its open containers', () => {
  const own = '/conf/site/settings/wcm/templates/page/structure/jcr:content';
  const rule = structureRule(own, () => structure);
  expect(
    ['root', 'root/header', 'root/main', 'root/*', 'root/main/hero', 'root/main/*'].filter((at) =>
      rule(`${own}/${at}`),
    ),
  ).toEqual(['root/header', 'root/main', 'root/*']);
});
