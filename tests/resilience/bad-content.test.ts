import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createContext } from '../../model-json/core/exporter/create-context';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';

const GOOD = '/content/good/jcr:content/title';

const page = (type: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    title: {
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': type,
      'jcr:title': 'Compressed air',
    },
  },
});
const inheriting = (type: string) => ({ 'jcr:primaryType': 'cq:Component', 'sling:resourceSuperType': type });

const dirs: string[] = [];
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true, force: true })));

/** A site with one good page and a test's additions. */
async function siteWith(files: Record<string, unknown>, lines: string[] = []): Promise<Repository> {
  const dir = mkdtempSync(join(tmpdir(), 'bad-'));
  dirs.push(dir);
  const good = {
    'content/good.json': page('acme/title'),
    'apps/acme/title.json': inheriting('core/wcm/components/title/v3/title'),
  };
  for (const [file, content] of Object.entries({ ...good, ...files })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };
  return openFilesRepository({ mounts: [{ at: '/', dir }], log });
}

function modelAt(repository: Repository, path: string) {
  return exportResource(repository.get(path)!, createContext({ tree: repository, currentPage: undefined }));
}

it('serves the rest of the site when a page file is broken, and reports the place', async () => {
  const lines: string[] = [];
  const repository = await siteWith(
    { 'content/bad.json': '{\n  "jcr:primaryType": "cq:Page"\n  "jcr:content": {}\n}' },
    lines,
  );
  expect(modelAt(repository, GOOD)).toMatchObject({ text: 'Compressed air' });
  expect(repository.get('/content/bad')).toBeUndefined();
  expect(lines).toEqual([
    'ContentError: content/bad.json:3:3: is not valid JSON: found "\\""; write "," or "}"',
  ]);
});

it('refuses a path that climbs out of the tree, and continues', async () => {
  const repository = await siteWith({});
  await expect(repository.write('/content/../../etc/passwd', page('acme/title'))).rejects.toThrow(
    '"/content/../../etc/passwd": ".." is not a valid node name; leave it out',
  );
  expect(repository.get('/content/../content/good')).toBeUndefined();
  expect(modelAt(repository, GOOD)).toMatchObject({ text: 'Compressed air' });
});

it('reports a cycle of resource super types, and renders the other components', async () => {
  const repository = await siteWith({
    'apps/acme/a.json': inheriting('acme/b'),
    'apps/acme/b.json': inheriting('acme/c'),
    'apps/acme/c.json': inheriting('acme/a'),
    'content/loop.json': page('acme/a'),
  });
  expect(() => modelAt(repository, '/content/loop/jcr:content/title')).toThrow(
    'acme/a → acme/b → acme/c → acme/a',
  );
  expect(modelAt(repository, GOOD)).toMatchObject({ text: 'Compressed air' });
});
