import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { exportResource } from '../export-resource';

const XF = 'core/wcm/components/experiencefragment/v2/experiencefragment';
const page = (content: object = {}, children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': content,
  ...children,
});
const show = (name: string) => ({
  'sling:resourceType': XF,
  fragmentVariationPath: `/content/experience-fragments/acme/gb/en/${name}/master`,
});
const fragment = (content: object) => page({}, { master: page({ 'cq:xfVariantType': 'web', ...content }) });
const text = (words: string) => ({
  text: { 'sling:resourceType': 'core/wcm/components/text/v2/text', text: words },
});
const template = '/conf/acme/settings/wcm/templates/t';

const tree = ContentTree.of({
  conf: {
    acme: { settings: { wcm: { templates: { t: { structure: page({ header: show('header') }) } } } } },
  },
  content: {
    acme: {
      gb: { en: page({ 'cq:template': template, header: show('header'), a: show('a') }) },
      de: { de: page({ 'cq:template': template }) },
    },
    'experience-fragments': {
      acme: {
        gb: {
          en: {
            header: fragment(text('Hello')),
            a: fragment({ b: show('b') }),
            b: fragment({ a: show('a') }),
          },
        },
        de: { de: { header: fragment(text('Hallo')) } },
      },
    },
  },
});
const exported = (path: string, currentPage: string) =>
  exportResource(tree.get(path)!, createContext({ tree, currentPage: tree.get(currentPage) }))!;

it("shows a template's fragment in the language of the page", () => {
  const header = `${template}/structure/jcr:content/header`;
  expect(exported(header, '/content/acme/de/de')).toMatchObject({ ':items': { text: { text: 'Hallo' } } });
  expect(exported(header, '/content/acme/gb/en')).toMatchObject({ ':items': { text: { text: 'Hello' } } });
});

it('shows the fragment that an author picked in the page unchanged', () => {
  expect(exported('/content/acme/gb/en/jcr:content/header', '/content/acme/de/de')).toMatchObject({
    ':items': { text: { text: 'Hello' } },
  });
});

it('stops at a fragment that contains itself', () => {
  const model = exported('/content/acme/gb/en/jcr:content/a', '/content/acme/gb/en');
  expect(model).toMatchObject({
    configured: true,
    ':items': { b: { ':items': { a: { configured: false, classNames: 'aem-xf empty' } } } },
  });
});
