import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

const tree = path.resolve(__dirname, '../../test-results/data/publish/content/ventora/gb/en');

/** A node of test content; `type` is its component. */
export const node = (type: string, properties: object = {}) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `ventora/components/${type}`,
  ...properties,
});

const unstructured = { 'jcr:primaryType': 'nt:unstructured' };

/** Entries of a multifield. */
export const items = (entries: readonly object[]) => ({
  ...unstructured,
  ...Object.fromEntries(entries.map((entry, index) => [`item${index}`, { ...unstructured, ...entry }])),
});

export interface TestPage {
  /** Its address: `/test-<name>` on the English site. */
  name: string;
  /** The content of its main part, by node name. */
  main: object;
  /** Properties of the page. */
  properties?: object;
}

/** Writes a page into the running server's published content, and opens it. */
export async function openTestPage(
  page: Page,
  { name, main, properties }: TestPage,
  search = '',
): Promise<void> {
  await putTestPage(page, { name, main, ...(properties && { properties }) });
  await page.goto(`/test-${name}${search}`);
}

/** As `openTestPage`, without opening it. */
export async function putTestPage(page: Page, { name, main, properties = {} }: TestPage): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify([main, properties]))
    .digest('hex')
    .slice(0, 12);
  const content = {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      'sling:resourceType': 'ventora/components/page',
      'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
      'jcr:title': `Test: ${name}`,
      'jcr:description': `Test content, version ${version}.`,
      hideInNav: true,
      'cq:robotsTags': ['noindex'],
      ...properties,
      root: node('container', {
        layout: 'responsiveGrid',
        main: node('container', {
          layout: 'responsiveGrid',
          roleAttribute: 'main',
          title: node('title', { 'jcr:title': `Test: ${name}`, type: 'h1' }),
          ...main,
        }),
      }),
    },
  };
  const file = path.join(tree, `test-${name}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(content, null, 2));
  renameSync(`${file}.new`, file);
  // The server watches the content files; it may not have read this one yet, or still have an earlier version.
  const model = async () => (await page.request.get(`/content/ventora/gb/en/test-${name}.model.json`)).text();
  await expect.poll(model, { timeout: 15_000 }).toContain(version);
}

/** A text consisting of its name, which is also its panel title. */
export const words = (name: string) =>
  node('text', { 'cq:panelTitle': name, text: `<p>${name}</p>`, textIsRich: true });
