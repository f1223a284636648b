import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentsFolder } from '../../scripts/generate/component-files';
import { contentProblems } from '../../scripts/package/check/content-problems';

/* What stops `npm run package` before Maven starts: each with its file and its line. */

const root = path.resolve(__dirname, '../..');
let copy: string;

const change = (file: string, edit: (text: string) => string) => {
  const before = readFileSync(path.join(copy, file), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(path.join(copy, file), after);
};

/** The line of a file on which a text first stands. */
const lineOf = (file: string, text: string): number =>
  readFileSync(path.join(copy, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'package-'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('content', () => {
  const templates = 'model-json/sites/ventora/content/conf/ventora/settings/wcm/templates';

  beforeEach(() => {
    for (const folder of ['model-json/sites/ventora/content/conf', componentsFolder]) {
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
    }
  });

  it('has nothing wrong with it', () => {
    expect(contentProblems(root)).toEqual([]);
  });

  it('with a component that AEM has no node of', () => {
    const page = 'model-json/sites/ventora/content/content/ventora/gb.json';
    mkdirSync(path.dirname(path.join(copy, page)), { recursive: true });
    cpSync(path.join(root, page), path.join(copy, page));
    const first = '"sling:resourceType": "ventora/components/page"';
    change(page, (text) => text.replace(first, '"sling:resourceType": "ventora/components/gauge"'));
    expect(contentProblems(copy)).toEqual([
      `${page}:${lineOf(page, 'components/gauge')}: AEM has no component ventora/components/gauge: ${componentsFolder}/gauge/.content.xml is missing`,
    ]);
  });

  it('with a component whose node is gone', () => {
    rmSync(path.join(copy, componentsFolder, 'commerce/breadcrumb/.content.xml'));
    const file = `${templates}/content-page.json`;
    expect(contentProblems(copy)).toContain(
      `${file}:${lineOf(file, 'commerce/breadcrumb')}: AEM has no component ventora/components/commerce/breadcrumb: ${componentsFolder}/commerce/breadcrumb/.content.xml is missing`,
    );
  });

  it('with a template that gives a component no policy, or the page none', () => {
    const file = `${templates}/content-page.json`;
    change(file, (text) => text.replace('"cq:policy": "ventora/components/page/default",', ''));
    change(file, (text) => text.replace('"cq:policy": "ventora/components/breadcrumb/default"', '"x": ""'));
    expect(contentProblems(copy)).toEqual([
      `${file}:${lineOf(file, '"structure": {') + 2}: the page has no policy; name one as cq:policy of policies/jcr:content`,
      `${file}:${lineOf(file, '"breadcrumb": {')}: "root/breadcrumb" has no policy; name one as cq:policy of policies/jcr:content/root/breadcrumb`,
    ]);
  });

  it('with a policy that is not there', () => {
    const file = `${templates}/home-page.json`;
    change(file, (text) => text.replace('ventora/components/page/root', 'ventora/components/page/roof'));
    expect(contentProblems(copy)).toEqual([
      `${file}:${lineOf(file, 'page/roof')}: there is no policy ventora/components/page/roof in model-json/sites/ventora/content/conf/ventora/settings/wcm/policies.json`,
    ]);
  });
});

describe('components', () => {
  /** In a process of its own, as the build does. */
  const problems = (): string[] => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const words = [tsx, 'scripts/package/check/build-problems.ts'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
    expect(status).toBe(1);
    return stderr.trim().split('\n');
  };

  beforeEach(() => {
    for (const folder of ['scripts', 'ui.frontend/src', componentsFolder]) {
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
    }
    symlinkSync(path.join(root, 'model-json'), path.join(copy, 'model-json'));
    symlinkSync(path.join(root, 'shared'), path.join(copy, 'shared'));
    for (const file of ['package.json', 'tsconfig.json'])
      cpSync(path.join(root, file), path.join(copy, file));
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });

  it('with a dialog that is no TypeScript', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    change(file, (text) => `${text}\nexport const dialog = {{;\n`);
    const lines = readFileSync(path.join(copy, file), 'utf8').split('\n').length;
    expect(problems()[0]).toMatch(new RegExp(`^${file}:${lines - 1}: cannot be read: \\S`));
  }, 120_000);

  it('with a dialog that fails when it is read', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    change(file, (text) => `${text}\nthrow new Error('no such list of options');\n`);
    const at = lineOf(file, 'no such list');
    expect(problems()[0]).toBe(`${file}:${at}: cannot be read: no such list of options`);
  }, 120_000);

  it('with a component that has no node in AEM, or an old one', () => {
    const [gone, old] = [`${componentsFolder}/title/.content.xml`, `${componentsFolder}/text/.content.xml`];
    rmSync(path.join(copy, gone));
    change(old, (text) => text.replace('jcr:title="Text"', 'jcr:title="Words"'));
    const found = problems();
    expect(found).toContain(
      `${gone}:1: the component has no node in AEM; run "npm run generate" and commit it`,
    );
    expect(found).toContain(
      `${old}:${lineOf(old, '"Words"')}: is not what the component says; run "npm run generate" and commit it`,
    );
  }, 120_000);
});
