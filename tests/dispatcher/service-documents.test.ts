import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cadDocuments } from '../../model-json/features/catalogue/cad/cad-types';
import { catalogueDocuments } from '../../model-json/features/catalogue/documents/document-types';

/* Which addresses httpd passes to the site's service instead of AEM, which would answer 404. */

const rules = readFileSync(
  path.resolve(__dirname, '../../ui.apps/dispatcher/src/conf.d/rewrites/ventora_service.rules'),
  'utf8',
);
const passed = [...rules.matchAll(/^RewriteRule "([^"]+)" "-" \[E=VENTORA_ASKS:1\]$/gm)].map(
  ([, pattern = '']) => new RegExp(pattern),
);
const isPassed = (address: string) => passed.some((pattern) => pattern.test(address));

it.each(
  [...catalogueDocuments, ...cadDocuments].map(
    ({ selector, extension = 'pdf' }) => `${selector}.${extension}`,
  ),
)('asks the service for a page’s .%s', (ending) => {
  expect(isPassed(`/products/screw/r-7.${ending}`)).toBe(true);
  expect(isPassed(`/content/ventora/gb/en/products/screw/r-7.${ending}`)).toBe(true);
});

it.each(['/id/V-3007-08', '/01/09521234543213', '/exchange/products/V-3007-08.aasx', '/api/v3.0/shells'])(
  'asks the service for %s',
  (address) => expect(isPassed(address)).toBe(true),
);

it.each(['/products/screw/r-7.view.png', '/content/other/r-7.view.glb', '/products/screw/r-7.model.json'])(
  'leaves %s to AEM',
  (address) => expect(isPassed(address)).toBe(false),
);
