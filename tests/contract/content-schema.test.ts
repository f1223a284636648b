import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';

/* The schemas by which editors complete content files and mark what is wrong in them. */

const sites = path.resolve(__dirname, '../../model-json/sites');

const schemaOf = (site: string) =>
  new Ajv({ allErrors: true, strictTypes: false }).compile(
    JSON.parse(readFileSync(path.join(sites, site, 'content.schema.json'), 'utf8')),
  );

/** Content of pages and fragments. The component library has wrong values on purpose: it shows what becomes of them. */
function filesOf(site: string): string[] {
  const folder = path.join(sites, site, 'content/content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('ventora-library'))
    .map((file) => path.join(folder, file));
}

it.each(['ventora', 'harbour'])('accept all content of %s', (site) => {
  const validate = schemaOf(site);
  const faults = filesOf(site).flatMap((file) =>
    validate(JSON.parse(readFileSync(file, 'utf8')))
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `${path.relative(sites, file)} ${instancePath}: ${message}`,
        ),
  );
  expect(faults).toEqual([]);
});

it('mark a value that the dialog does not offer, at any depth', () => {
  const validate = schemaOf('ventora');
  const title = { 'sling:resourceType': 'ventora/components/title', type: 'h9' };
  expect(validate({ 'jcr:primaryType': 'cq:Page', 'jcr:content': { root: { title } } })).toBe(false);
  expect(validate({ root: { title: { ...title, type: 'h2' } } })).toBe(true);
});

it('know the components by their names, and what each field means', () => {
  const schema = readFileSync(path.join(sites, 'ventora/content.schema.json'), 'utf8');
  expect(schema).toContain('"const": "ventora/components/teaser"');
  expect(schema).toContain('"description": "');
});
