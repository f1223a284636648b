/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import path from 'node:path';
import { definitions } from '#site/components';
import type { PackageFile } from '../../scripts/package/content-files';
import { confPackage, contentPackage } from '../../scripts/package/packages';
import { projectFiles, projectFolder } from '../../scripts/package/site-project';

/* What Maven builds for another site than the default one. */

const root = path.resolve(__dirname, '../..');
const components = 'ui.apps/src/main/content/jcr_root/apps/harbour/components/';
let files: Map<string, PackageFile>;
beforeAll(async () => {
  files = new Map(await projectFiles(root));
});

const textOf = (name: string): string => {
  const file = files.get(name);
  return file && 'text' in file ? file.text : '';
};

it('is a project apart from the one in git', () => {
  expect(projectFolder(root)).toBe(path.join(root, 'dist/sites/harbour/package'));
});

it('names the default site nowhere, in no path and in no text', () => {
  const named = [...files].filter(([name, file]) =>
    /ventora/i.test('text' in file ? name + file.text : name),
  );
  expect(named.map(([name]) => name)).toEqual([]);
  expect(textOf('pom.xml')).toContain('<artifactId>harbour</artifactId>');
  expect(textOf('ui.apps/all/pom.xml')).toContain('<filter><root>/apps/harbour-packages</root></filter>');
  expect(textOf('ui.apps/core/src/main/java/com/harbour/core/models/ButtonModel.java')).toContain(
    'resourceType = "harbour/components/button"',
  );
});

it('has the Java of the core and of the features that the site uses, which Maven is told', () => {
  const java = [...files.keys()].filter((name) => name.startsWith('ui.apps/core/src/'));
  const features = java.flatMap((name) => /\/features\/(\w+)\//.exec(name)?.[1] ?? []);
  expect([...new Set(features)].sort()).toEqual(['forms', 'search']);
  expect(java).toContain('ui.apps/core/src/main/java/com/harbour/core/pages/PageHead.java');
  expect(textOf('ui.apps/core/pom.xml')).toContain('<site.features>forms|headless|search</site.features>');
});

it('has a node for each component of the site, and the page’s own scripts', () => {
  const nodes = definitions.map(({ resourceType }) => resourceType.replace('harbour/components/', ''));
  expect(nodes.filter((name) => !files.has(`${components}${name}/.content.xml`))).toEqual([]);
  expect(textOf(`${components}page/head.html`)).toContain('com.harbour.core.pages.PublicOrigin');
  expect(
    [...files.keys()].filter((name) => /components\/(?:commerce|sizinghelper|dealerfinder)/.test(name)),
  ).toEqual([]);
});

it('maps the short addresses of the home and of every other language', () => {
  const folder = 'ui.apps/config/src/main/content/jcr_root/apps/harbour/osgiconfig/config.publish';
  const script = textOf(
    `${folder}/org.apache.sling.jcr.repoinit.RepositoryInitializer~harbour-addresses.cfg.json`,
  );
  expect(script).toContain('/content/harbour/gb/en/([^.]+)[.]html');
  expect(script).toContain('/content/harbour/((?:gb/fr)(?:/[^.]+)?)[.]html');
  expect(script).toContain('$[env:HARBOUR_HOST;default=localhost]');
});

it('configures httpd for the languages of the site', () => {
  const folder = 'ui.apps/dispatcher/src/conf.d';
  expect(textOf(`${folder}/variables/custom.vars`)).toContain('Define HARBOUR_HOME /content/harbour/gb/en\n');
  expect(textOf(`${folder}/variables/custom.vars`)).toContain('Define HARBOUR_COUNTRIES gb/fr\n');
  expect(textOf(`${folder}/rewrites/harbour.rules`)).toContain('${HARBOUR_HOME_PREFIX}');
  expect(textOf(`${folder}/headers/harbour_errors.conf`)).toContain(
    'ErrorDocument 404 /content/harbour/%{env:MATCH_SITE}/errors/404.html',
  );
});

it('packs the site’s templates, policies and pages', async () => {
  const conf = new Map(await confPackage());
  expect(conf.get('META-INF/vault/filter.xml')).toMatchObject({
    text: expect.stringContaining('root="/conf/harbour/settings/wcm/templates"') as string,
  });
  const content = [...(await contentPackage())].map(([name]) => name);
  expect(content).toContain('jcr_root/content/harbour/gb/fr/.content.xml');
  expect(content.filter((name) => /ventora/.test(name))).toEqual([]);
});
