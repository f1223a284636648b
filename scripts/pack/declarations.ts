import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ENTRIES } from './entries';

/** `from './x'`, `import('./x')` in a declaration file. */
const RELATIVE = /(?:from |import\()['"](\.[^'"]+)['"]/g;

/**
 * The declaration files that the entry points need: an importer's type checker reads these instead of the sources.
 *
 * @param root the checkout
 * @returns their texts, by their place in the package
 * @throws if the sources have a type error
 */
export function declarationsOf(root: string): Map<string, string> {
  const out = mkdtempSync(path.join(os.tmpdir(), 'declarations-'));
  try {
    emit(root, out);
    return reachable(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function emit(root: string, out: string): void {
  const project = path.join(out, 'tsconfig.json');
  const options = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: out,
      paths: { '#app': [path.join(root, 'scripts/pack/any-site.ts')] },
      types: ['node', 'webpack-env'],
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [],
    files: [...ENTRIES.map((name) => `api/${name}.ts`), 'ui.frontend/src/globals.d.ts'].map((file) =>
      path.join(root, file),
    ),
  };
  writeFileSync(project, JSON.stringify(options));
  const tsc = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The declarations of the entry points cannot be written:\n${stdout}`);
}

/** Those that an entry point's declarations lead to. */
function reachable(out: string): Map<string, string> {
  const found = new Map<string, string>();
  const pending = readdirSync(path.join(out, 'api')).map((file) => `api/${file}`);
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const place = `types/${file}`;
    if (found.has(place)) continue;
    const text = readFileSync(path.join(out, file), 'utf8');
    found.set(place, text);
    for (const [, specifier = ''] of text.matchAll(RELATIVE)) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const next = [`${target}.d.ts`, `${target}/index.d.ts`].find((each) =>
        existsSync(path.join(out, each)),
      );
      if (next !== undefined) pending.push(next);
    }
  }
  return found;
}
