import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const VERSION = '2.19.1';

/** Not in the checkout: as root the server runs as another user, who may not be able to read it. */
const folder = path.join(tmpdir(), `opensearch-${VERSION}-with-security`);

/** Modules that Central serves as libraries only, with their class and what their code may do. */
const MODULES = {
  'analysis-common': {
    classname: 'org.opensearch.analysis.common.CommonAnalysisPlugin',
    jars: /^analysis-common/,
  },
  'lang-painless': {
    classname: 'org.opensearch.painless.PainlessPlugin',
    jars: /^(?:lang-painless|opensearch-scripting-painless-spi|antlr4|asm)/,
    policy:
      'grant {\n  permission java.lang.RuntimePermission "createClassLoader";\n  permission java.lang.RuntimePermission "getClassLoader";\n};\n',
  },
} as const;

/** The folder of a real OpenSearch with its security plugin, put together from Maven Central. @throws if Maven fails */
export function openSearchDistribution(): string {
  if (existsSync(folder)) return folder;
  const parts = `${folder}.${process.pid}`;
  const libraries = path.join(parts, 'libraries');
  mkdirSync(libraries, { recursive: true });
  const pom = path.join(__dirname, 'distribution.pom.xml');
  const copy = ['dependency:copy-dependencies', '-DexcludeTransitive=true', `-DoutputDirectory=${libraries}`];
  run('mvn', '-B', '-q', '-f', pom, ...copy);
  run('unzip', '-q', path.join(libraries, `opensearch-${VERSION}.zip`), '-d', parts);
  const home = path.join(parts, `opensearch-${VERSION}`);
  const security = path.join(home, 'plugins/opensearch-security');
  run('unzip', '-q', path.join(libraries, `opensearch-security-${VERSION}.0.zip`), '-d', security);
  for (const [name, { classname, jars, ...more }] of Object.entries(MODULES)) {
    const module = path.join(home, 'modules', name);
    mkdirSync(module);
    for (const jar of readdirSync(libraries).filter((file) => jars.test(file)))
      copyFileSync(path.join(libraries, jar), path.join(module, jar));
    writeFileSync(path.join(module, 'plugin-descriptor.properties'), descriptor(name, classname));
    if ('policy' in more) writeFileSync(path.join(module, 'plugin-security.policy'), more.policy);
  }
  run('chmod', '-R', 'a+rX', home);
  renameSync(home, folder);
  chmodSync(folder, 0o755);
  rmSync(parts, { recursive: true });
  return folder;
}

const descriptor = (name: string, classname: string): string =>
  [
    `description=${name}`,
    `version=${VERSION}`,
    `name=${name}`,
    `classname=${classname}`,
    'java.version=11',
    `opensearch.version=${VERSION}`,
    '',
  ].join('\n');

/** @throws with the program's output if it fails */
export function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}
