import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { siteNames } from '../../scripts/chosen-site';
import { dialog } from '../../ui.frontend/src/core/components/Separator/Separator.dialog';
import settings from '../../.vscode/settings.json';

/* The schemas by which editors complete content files and mark what is wrong in them. */

const root = path.resolve(__dirname, '../..');
const sites = path.join(root, 'model-json/sites');
const names = siteNames();

function schemaOf(site: string) {
  const ajv = new Ajv({ allErrors: true, strictTypes: false });
  ajv.addKeyword('enumDescriptions');
  return ajv.compile(JSON.parse(readFileSync(path.join(sites, site, 'content.schema.json'), 'utf8')));
}

const validators = new Map(names.map((site) => [site, schemaOf(site)]));

/** Where a value is none that its place can have, as `file /path/to/it`. */
function wrongValues(site: string, content: unknown, file = ''): string[] {
  const validate = validators.get(site)!;
  if (validate(content)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword === 'enum')
    .map(({ instancePath }) => `${file} ${instancePath}`.trim());
}

/** The component library shows what becomes of values that are wrong. */
const ON_PURPOSE = [
  'core-content/button.json /jcr:content/root/main/an-icon-that-is-none/demo/icon',
  'core-content/content-fragment-list.json /jcr:content/root/main/references/demo/orderBy',
  'core-content/icon.json /jcr:content/root/main/a-name-that-is-none/demo/icon',
  'core-content/link.json /jcr:content/root/main/a-kind-that-is-none/demo/assetType',
  'core-structure/top-navigation.json /jcr:content/root/main/an-unknown-icon-and-an-entry-without-a-link/demo/links/item0/icon',
].map((place) => `content/ventora-library/library/${place}`);

it.each(names)('accept all content of %s, except what the library shows as wrong', (site) => {
  const folder = path.join(sites, site, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const faults = files.flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return validators.get(site)!(content) ? [] : wrongValues(site, content, file);
  });
  expect(faults.sort()).toEqual(site === 'ventora' ? ON_PURPOSE : []);
});

const page = (root: object, more: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
    root,
    ...more,
  },
});

it.each([
  ['a choice of a dialog', { type: 'h9' }, '/jcr:content/root/title/type'],
  ['a style that no policy of the component has', { 'cq:styleIds': ['sparkling'] }, '/jcr:content/root/title/cq:styleIds/0'],
])('mark %s, with its path', (_what, wrong, place) => {
  const title = { 'sling:resourceType': 'ventora/components/title', type: 'h2' };
  expect(wrongValues('ventora', page({ title }))).toEqual([]);
  expect(wrongValues('ventora', page({ title: { ...title, ...wrong } }))).toContain(place);
}); // prettier-ignore

it('mark a template that the site does not have', () => {
  const wrong = page({}, { 'cq:template': '/conf/ventora/settings/wcm/templates/contentpage' });
  expect(wrongValues('ventora', wrong)).toEqual(['/jcr:content/cq:template']);
});

it('mark a policy that the site does not have, and a component that is none in one', () => {
  const part = { root: { 'cq:policy': 'ventora/components/container/roomy' } };
  expect(wrongValues('ventora', { policies: { 'jcr:content': part } })).toContain(
    '/policies/jcr:content/root/cq:policy',
  );
  const policy = { components: ['/apps/ventora/components/text', '/apps/ventora/components/txt'] };
  expect(wrongValues('ventora', { ventora: { components: { container: { narrow: policy } } } })).toEqual([
    '/ventora/components/container/narrow/components/1',
  ]);
});

it('mark a value that an element of a content fragment cannot have, in every variation', () => {
  const validate = validators.get('ventora')!;
  const data = { 'cq:model': '/conf/ventora/settings/dam/cfm/models/product' };
  const fragment = (variation: string, weight: unknown) => ({
    'jcr:content': { data: { ...data, [variation]: { weight } } },
  });
  expect(validate(fragment('master', 24))).toBe(true);
  for (const variation of ['master', 'de', 'fr_ch'])
    expect(validate(fragment(variation, 'heavy'))).toBe(false);
});

it('name the components, each field as its dialog does, and what a choice means', () => {
  const schema = readFileSync(path.join(sites, 'ventora/content.schema.json'), 'utf8');
  const { definitions } = JSON.parse(schema) as {
    definitions: { node: { allOf: { if: object; then: { properties?: object } }[] } };
  };
  expect(schema).toContain('"const": "ventora/components/teaser"');
  const separator = definitions.node.allOf.find((rule) =>
    JSON.stringify(rule.if).includes('"ventora/components/separator"'),
  );
  const known = dialog.tabs
    .flatMap(({ fields }) => fields)
    .map(({ name, label }) => [name, { title: label }]);
  expect(separator?.then.properties).toMatchObject(Object.fromEntries(known));
  expect(definitions.node.allOf.flatMap(({ then }) => Object.values(then.properties ?? {}))).toContainEqual(
    expect.objectContaining({
      title: 'Layout',
      enumDescriptions: expect.arrayContaining(['Nothing chosen']),
    }),
  );
});

it('are known to VS Code for the content of every site', () => {
  expect(settings['json.schemas']).toHaveLength(names.length);
  expect(settings['json.schemas']).toEqual(
    expect.arrayContaining(
      names.map((site) => ({
        fileMatch: [`/model-json/sites/${site}/content/**/*.json`],
        url: `./model-json/sites/${site}/content.schema.json`,
      })),
    ),
  );
});
