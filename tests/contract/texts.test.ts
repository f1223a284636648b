import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ComponentTexts } from '../../model-json/core/repository/texts/ComponentTexts';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import type { Repository } from '../../model-json/core/repository/Repository';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { pageProperties } from '../../ui.frontend/src/core/editor/properties/page-properties.dialog';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { cases, fieldsOf } from './every-dialog';

/** Fields of a dialog and of the entries of its multifields. */
const allOf = (fields: readonly DialogField[]): DialogField[] =>
  fields.flatMap((field) => (field.widget === 'multifield' ? [field, ...allOf(field.fields)] : [field]));

const isUnclassified = (field: DialogField) =>
  (field.widget === 'text' || field.widget === 'texts' || field.widget === 'textarea') && !field.words;

it.each([
  ...cases.map(({ component, dialog }) => [component, fieldsOf(dialog)] as const),
  ['page', fieldsOf(pageProperties)] as const,
])('declares for each text field of %s whether visitors read it', (_, fields) => {
  expect(allOf(fields).filter(isUnclassified)).toEqual([]);
});

const conf = path.resolve(__dirname, '../../model-json/sites/ventora/content/conf');
const models = readdirSync(conf, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\/cfm\/models\/[^/]+\.json$/.test(file),
);

const nodesOf = (node: NodeJson): NodeJson[] => [
  node,
  ...Object.values(node).flatMap((child) =>
    typeof child === 'object' && !Array.isArray(child) ? nodesOf(child as NodeJson) : [],
  ),
];

it.each(models)(
  'declares for each text field of content fragments whether it is translated: %s',
  async (file) => {
    const { default: model } = (await import(path.join(conf, file))) as { default: NodeJson };
    const texts = nodesOf(model).filter(({ metaType }) => String(metaType).startsWith('text-'));
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts
        .filter(({ translatable }) => !/^(?:true|false)$/.test(String(translatable)))
        .map(({ name }) => name),
    ).toEqual([]);
  },
);

describe('the site’s content', () => {
  let site: Repository;
  beforeAll(async () => {
    site = await openSiteContent();
  });
  afterAll(() => site.close());

  const header = '/content/experience-fragments/ventora/gb/en/site/header/master/jcr:content';
  it.each([
    ['a page', '/content/ventora/gb/en/jcr:content', 'jcr:title', 'prose'],
    ['the picture of a page', '/content/ventora/gb/en/jcr:content/cq:featuredimage', 'alt', 'prose'],
    ['the rules of a search', '/content/ventora/gb/en/search/jcr:content', 'cq:template', undefined],
    ['an experience fragment', header, 'sling:resourceType', undefined],
  ])('distinguishes prose from other properties: %s', (_, at, property, kind) => {
    const node = site.get(at);
    expect(node && new ComponentTexts(site).kindOf(node, property)).toBe(kind);
  });
});
