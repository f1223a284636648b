import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { componentsFolder } from '../../scripts/generate/component-files';
import { contentProblems } from '../../scripts/package/check/content-problems';
import { WorkingCopy } from './WorkingCopy';

/* What stops `npm run package` before Maven starts: each with its file and its line. */

const root = path.resolve(__dirname, '../..');
let copy: WorkingCopy;

afterEach(() => copy.restore());

describe('content', () => {
  const templates = 'model-json/sites/ventora/content/conf/ventora/settings/wcm/templates';
  const page = 'model-json/sites/ventora/content/content/ventora/gb.json';

  beforeAll(() => {
    copy = new WorkingCopy(['model-json/sites/ventora/content/conf', page, componentsFolder]);
  });
  afterAll(() => copy.delete());

  it('has nothing wrong with it', () => {
    expect(contentProblems(root)).toEqual([]);
  });

  it('with a component that AEM has no node of', () => {
    const first = '"sling:resourceType": "ventora/components/page"';
    copy.change(page, (text) => text.replace(first, '"sling:resourceType": "ventora/components/gauge"'));
    expect(contentProblems(copy.dir)).toEqual([
      `${page}:${copy.lineOf(page, 'components/gauge')}: AEM has no component ventora/components/gauge: ${componentsFolder}/gauge/.content.xml is missing`,
    ]);
  });

  it('with a component whose node is gone', () => {
    copy.remove(`${componentsFolder}/commerce/breadcrumb/.content.xml`);
    const file = `${templates}/content-page.json`;
    expect(contentProblems(copy.dir)).toContain(
      `${file}:${copy.lineOf(file, 'commerce/breadcrumb')}: AEM has no component ventora/components/commerce/breadcrumb: ${componentsFolder}/commerce/breadcrumb/.content.xml is missing`,
    );
  });

  it('with a template that gives a component no policy, or the page none', () => {
    const file = `${templates}/content-page.json`;
    copy.change(file, (text) => text.replace('"cq:policy": "ventora/components/page/default",', ''));
    copy.change(file, (text) =>
      text.replace('"cq:policy": "ventora/components/breadcrumb/default"', '"x": ""'),
    );
    expect(contentProblems(copy.dir)).toEqual([
      `${file}:${copy.lineOf(file, '"structure": {') + 2}: the page has no policy; name one as cq:policy of policies/jcr:content`,
      `${file}:${copy.lineOf(file, '"breadcrumb": {')}: "root/breadcrumb" has no policy; name one as cq:policy of policies/jcr:content/root/breadcrumb`,
    ]);
  });

  it('with a policy that is not there', () => {
    const file = `${templates}/home-page.json`;
    copy.change(file, (text) => text.replace('ventora/components/page/root', 'ventora/components/page/roof'));
    expect(contentProblems(copy.dir)).toEqual([
      `${file}:${copy.lineOf(file, 'page/roof')}: there is no policy ventora/components/page/roof in model-json/sites/ventora/content/conf/ventora/settings/wcm/policies.json`,
    ]);
  });
});

describe('components', () => {
  /** In a process of its own, as the build does. */
  const problems = (): string[] => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const words = [tsx, 'scripts/package/check/build-problems.ts'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy.dir, encoding: 'utf8' });
    expect(status).toBe(1);
    return stderr.trim().split('\n');
  };

  beforeAll(() => {
    const copied = ['scripts', 'ui.frontend/src', componentsFolder, 'package.json', 'tsconfig.json'];
    copy = new WorkingCopy(copied, { linked: ['model-json', 'shared'] });
  });
  afterAll(() => copy.delete());

  it('with a dialog that is no TypeScript', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    copy.change(file, (text) => `${text}\nexport const dialog = {{;\n`);
    const lines = copy.read(file).split('\n').length;
    expect(problems()[0]).toMatch(new RegExp(`^${file}:${lines - 1}: cannot be read: \\S`));
  }, 120_000);

  it('with a dialog that fails when it is read', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    copy.change(file, (text) => `${text}\nthrow new Error('no such list of options');\n`);
    const at = copy.lineOf(file, 'no such list');
    expect(problems()[0]).toBe(`${file}:${at}: cannot be read: no such list of options`);
  }, 120_000);

  it('with a component that has no node in AEM, or an old one', () => {
    const [gone, old] = [`${componentsFolder}/title/.content.xml`, `${componentsFolder}/text/.content.xml`];
    copy.remove(gone);
    copy.change(old, (text) => text.replace('jcr:title="Text"', 'jcr:title="Words"'));
    const found = problems();
    expect(found).toContain(
      `${gone}:1: the component has no node in AEM; run "npm run generate" and commit it`,
    );
    expect(found).toContain(
      `${old}:${copy.lineOf(old, '"Words"')}: is not what the component says; run "npm run generate" and commit it`,
    );
  }, 120_000);
});
