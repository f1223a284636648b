/** @jest-turn 3 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const script = resolve(__dirname, '../../scripts/export.ts');
const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const home = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:title': 'Home',
    title: { 'sling:resourceType': 'core/wcm/components/title/v3/title' },
  },
};
const example = {
  component: 'title',
  version: 'v3',
  resourceType: 'core/wcm/components/title/v3/title',
  content: [{ file: 'home.json', mount: '/content/home' }],
};

describe('the export command', () => {
  const content = file('home.json', JSON.stringify(home));

  it('prints the model of one resource in a file', () => {
    const { status, stdout } = run(
      '--content',
      `${content}@/content/home`,
      '--path',
      '/content/home/jcr:content/title',
      '--data-layer',
    );
    expect(status).toBe(0);
    const model = JSON.parse(stdout) as { id: string; text: string; dataLayer: object };
    expect(model.text).toBe('Home');
    expect(Object.keys(model.dataLayer)).toEqual([model.id]);
  });

  it('prints the models of a manifest in order, with an error for a broken case', () => {
    const cases = [
      { ...example, id: 'a', path: '/content/home/jcr:content/title', effectiveCurrentPage: '/content/home' },
      { ...example, id: 'b', path: '/content/gone' },
      { ...example, id: 'c', path: '/content', content: [{ file: 'lost.json', mount: '/content' }] },
    ];
    const { status, stdout } = run(file('cases.json', JSON.stringify(cases)));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { id: 'a', model: expect.objectContaining({ text: 'Home' }) },
      { id: 'b', error: '/content/gone: no such resource in the content' },
      { id: 'c', error: 'lost.json: file not found' },
    ]);
  });

  it.each([
    ['nothing', []],
    ['an unknown option', ['--nope']],
    ['content without a path to put it at', ['--content', content, '--path', '/content/home']],
    ['two manifests', ['a.json', 'b.json']],
  ])('explains its usage when given %s', (_what, args) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage:');
  });

  it.each([
    ['that is missing', () => join(folder, 'none.json'), 'there is no such file'],
    ['that is no JSON', () => file('broken.json', '{"a": }'), 'no JSON'],
    ['without cases', () => file('object.json', '{}'), 'expected an array of cases'],
  ])('names a manifest %s', (_what, make, message) => {
    const path = make();
    const { status, stderr } = run(path);
    expect(status).toBe(1);
    expect(stderr).toContain(path);
    expect(stderr).toContain(message);
  });
});
