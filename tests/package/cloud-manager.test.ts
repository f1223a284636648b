import { readFileSync } from 'node:fs';
import path from 'node:path';

/* Cloud Manager's requirements. The packages themselves are checked in tests/package/fresh-clone.long.ts. */

const root = path.resolve(__dirname, '../..');
const pom = (module: string) =>
  readFileSync(path.join(root, module, 'pom.xml'), 'utf8').replace(/<!--[^]*?-->/g, '');
const modules = [...pom('').matchAll(/<module>(.+?)<\/module>/g)].map(([, module]) => module!);
const packages = modules.filter((module) => pom(module).includes('<packaging>content-package</packaging>'));
const target = (module: string) => /<cloudManagerTarget>(.+?)<\/cloudManagerTarget>/.exec(pom(module))?.[1];

it('lets Cloud Manager deploy only the package that contains all others', () => {
  expect(target('')).toBeUndefined();
  expect(Object.fromEntries(packages.map((module) => [module, target(module)]))).toEqual({
    'ui.apps/structure': 'none',
    'ui.apps': 'none',
    'ui.apps/config': 'none',
    'ui.apps/conf': 'none',
    'ui.apps/content': 'none',
    'ui.apps/all': undefined,
  });
});

it('gives every package the same creation date, whenever it is built', () => {
  expect(
    packages.filter((module) => !pom(module).includes('<artifactId>maven-antrun-plugin</artifactId>')),
  ).toEqual([]);
});

it('builds with the Java version that the bundle targets', () => {
  const java = readFileSync(path.join(root, '.cloudmanager/java-version'), 'utf8');
  expect(pom('ui.apps/core')).toContain(`<maven.compiler.release>${java}</maven.compiler.release>`);
});
