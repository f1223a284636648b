import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const templates = path.resolve(
  __dirname,
  '../../../../sites/ventora/content/conf/ventora/settings/wcm/templates',
);
const names = existsSync(templates)
  ? readdirSync(templates).filter((name) => name.endsWith('-page.json'))
  : [];

it.each(names)('%s lets cards show a page’s featured image in many widths', (name) => {
  const template = JSON.parse(readFileSync(path.join(templates, name), 'utf8')) as {
    policies: { 'jcr:content': Record<string, Record<string, string> | undefined> };
  };
  expect(template.policies['jcr:content']['cq:featuredimage']?.['cq:policy']).toBe(
    'ventora/components/image/default',
  );
});
