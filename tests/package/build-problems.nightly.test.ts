import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { componentsFolder } from '../../scripts/generate/component-files';
import { contentProblems } from '../../scripts/package/check/content-problems';
import { WorkingCopy } from './WorkingCopy';

/* Errors that stop `npm run package` before Maven starts, each with its file and line. */

const root = path.resolve(__dirname, '../..');
let copy: WorkingCopy;

afterEach(() => copy.restore());

describe('the check of the content', () => {
  const templates = 'model-json/sites/ventora/content/conf/ventora/settings/wcm/templates';
  const page = 'model-json/sites/ventora/content/content/ventora/gb.json';

  beforeAll(() => {
    copy = new WorkingCopy(['model-json/sites/ventora/content/conf', page, componentsFolder]);
  });
  afterAll(() => copy.delete());

  it('finds no errors in the repository', () => {
    expect(contentProblems(root)).toEqual([]);
  });

  it('reports a component without a node in AEM', () => {
    const first = '"sling:resourceType": "ventora/components/page"';
    copy.change(page, (text) => text.replace(first, '"sling:resourceType": "ventora/components/gauge"'));
    expect(contentProblems(copy.dir)).toEqual([
      `${page}:${copy.lineOf(page, 'components/gauge')}: AEM has no component ventora/components/gauge: ${componentsFolder}/gauge/.content.xml is missing`,
    ]);
  });

  it('reports a component whose node was deleted', () => {
    copy.remove(`${componentsFolder}/commerce/breadcrumb/.content.xml`);
    const file = `${templates}/content-page.json`;
    expect(contentProblems(copy.dir)).toContain(
      `${file}:${copy.lineOf(file, 'commerce/breadcrumb')}: AEM has no component ventora/components/commerce/breadcrumb: ${componentsFolder}/commerce/breadcrumb/.content.xml is missing`,
    );
  });

  it('reports a template that lacks a policy for a component or the page', () => {
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

  it('reports a missing policy', () => {
    const file = `${templates}/home-page.json`;
    copy.change(file, (text) => text.replace('ventora/components/page/root', 'ventora/components/page/roof'));
    expect(contentProblems(copy.dir)).toEqual([
      `${file}:${copy.lineOf(file, 'page/roof')}: there is no policy ventora/components/page/roof in model-json/sites/ventora/content/conf/ventora/settings/wcm/policies.json`,
    ]);
  });
});

describe('the check of the components', () => {
  /** In a separate process, as in the build. */
  const problems = (): string[] => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const words = [tsx, 'scripts/package/check/build-problems.ts'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy.dir, encoding: 'utf8' });
    expect(status).toBe(1);
    return stderr.trim().split('\n');
  };

  beforeAll(() => {
    const copied = ['scripts', 'ui.frontend/src', componentsFolder, 'package.json', 'tsconfig.json'];
    copy = new WorkingCopy(copied, { linked: ['api', 'model-json', 'shared'] });
  });
  afterAll(() => copy.delete());

  it('reports a dialog that is not valid TypeScript', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    copy.change(file, (text) => `${text}\nexport const dialog = {{;\n`);
    const lines = copy.read(file).split('\n').length;
    expect(problems()[0]).toMatch(new RegExp(`^${file}:${lines - 1}: cannot be read: \\S`));
  }, 120_000);

  it('reports a dialog that throws when loaded', () => {
    const file = 'ui.frontend/src/core/components/Title/Title.dialog.ts';
    copy.change(file, (text) => `${text}\nthrow new Error('no such list of options');\n`);
    const at = copy.lineOf(file, 'no such list');
    expect(problems()[0]).toBe(`${file}:${at}: cannot be read: no such list of options`);
  }, 120_000);

  it('reports a component whose node in AEM is missing or stale', () => {
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
