import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';

/*
 * What Cloud Manager does: a clone of the committed files, no `node_modules`, no Node on the PATH, and `mvn clean`.
 * Twice, in two folders.
 */
const root = path.resolve(__dirname, '../..');
const MINUTE = 60_000;
jest.setTimeout(60 * MINUTE);

const PACKAGES = {
  'ui.apps/structure': 'ventora.ui.apps.structure',
  'ui.apps': 'ventora.ui.apps',
  'ui.apps/config': 'ventora.ui.config',
  'ui.apps/conf': 'ventora.ui.conf',
  'ui.apps/content': 'ventora.ui.content',
  'ui.apps/all': 'ventora.all',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fresh-clone-'));
  build('one');
  build('another');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with everything on the PATH except Node. */
function pathWithoutNode(): string {
  const tools = path.join(folder, 'tools');
  mkdirSync(tools, { recursive: true });
  const present = new Set(readdirSync(tools));
  for (const each of (process.env.PATH ?? '').split(path.delimiter)) {
    if (each.includes('node_modules')) continue;
    for (const name of readdirSync(each)) {
      if (present.has(name) || /^(?:node|nodejs|npm|npx|corepack)$/.test(name)) continue;
      present.add(name);
      symlinkSync(path.join(each, name), path.join(tools, name));
    }
  }
  return tools;
}

function build(clone: string): void {
  const cwd = path.join(folder, clone);
  run(root, {}, 'git', 'clone', '--quiet', '--shared', root, cwd);
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_/i.test(name));
  run(cwd, { ...Object.fromEntries(own), PATH: pathWithoutNode() }, 'mvn', '-B', '-q', '-ntp', 'clean', 'verify', '-DskipTests'); // prettier-ignore
}

function run(
  cwd: string,
  env: Record<string, string | undefined>,
  program: string,
  ...words: string[]
): void {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: Object.keys(env).length > 0 ? (env as NodeJS.ProcessEnv) : process.env,
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${(stdout + stderr).slice(-8000)}`);
}

const packageOf = (clone: string, module: string) => {
  const target = path.join(folder, clone, module, 'target');
  const name = readdirSync(target).find((file) => file.endsWith('.zip'))!;
  return readFileSync(path.join(target, name));
};

function properties(module: string): Map<string, string> {
  const name = 'META-INF/vault/properties.xml';
  const files = unzipSync(packageOf('one', module), { filter: (file) => file.name === name });
  const entries = strFromU8(files[name]!).matchAll(/<entry key="(.+?)">(.*?)<\/entry>/g);
  return new Map([...entries].map(([, key, value]) => [key!, value!]));
}

it.each(Object.entries(PACKAGES))('packs %s as %s', (module, name) => {
  expect(properties(module).get('name')).toBe(name);
});

it('lets Cloud Manager deploy ventora.all and nothing else by itself', () => {
  const targets = Object.keys(PACKAGES).map((module) => [
    module,
    properties(module).get('cloudManagerTarget'),
  ]);
  expect(Object.fromEntries(targets)).toEqual({
    'ui.apps/structure': 'none',
    'ui.apps': 'none',
    'ui.apps/config': 'none',
    'ui.apps/conf': 'none',
    'ui.apps/content': 'none',
    'ui.apps/all': undefined,
  });
});

it.each(Object.keys(PACKAGES))('builds the same bytes from the same sources: %s', (module) => {
  const [one, another] = ['one', 'another'].map((clone) =>
    createHash('sha256').update(packageOf(clone, module)).digest('hex'),
  );
  expect(one).toBe(another);
});
