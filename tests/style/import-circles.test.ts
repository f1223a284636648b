import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Files that import each other can only be understood together, and which of them is evaluated first depends on who asks. Types
 * are erased, so circles of types are no fault at run time, but just as hard to read. Imports on demand (`import()`) come later
 * and do not count.
 */

const root = path.resolve(__dirname, '../..');

/** Circles of types that describe each other, by their first file. */
const ALLOWED: Readonly<Record<string, string>> = {
  'model-json/core/server/Feature.ts':
    'An instance has features and asks them, and they are given the instance.',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:model-json|scripts|shared|tests|ui\.frontend)\//.test(file));
const known = new Set(files);

/** What `#…` resolves to on the default site, as `imports` of package.json has it. */
const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The file that an import names; undefined for a package, or a style sheet. */
function resolved(from: string, name: string): string | undefined {
  const place = name.startsWith('#') ? aliased(name) : path.posix.join(path.posix.dirname(from), name);
  if (place === undefined || !/^[.#]/.test(name)) return undefined;
  return ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx', '/index.js']
    .map((end) => place + end)
    .find((file) => known.has(file));
}

function aliased(name: string): string | undefined {
  for (const [key, { default: target = '' }] of Object.entries(imports)) {
    const start = key.replace(/\*$/, '');
    if (name === key || (key.endsWith('*') && name.startsWith(start)))
      return path.posix.normalize(target.replace('*', name.slice(start.length)));
  }
  return undefined;
}

interface Import {
  readonly name: string;
  readonly isType: boolean;
}

const IMPORT = /^(?:import|export)\s(type\s)?\s*(?:([\w*{][^'";=()]*?)\s+from\s+)?'([^']+)'/gm;
const REQUIRE = /\brequire\('([^']+)'\)/g;

/** Imports, exports from elsewhere, and `require()` of a file, as the formatter writes them: parsing takes ten times as long. */
const importsIn = (text: string): Import[] => [
  ...[...text.matchAll(IMPORT)].map(([, type, names = '', name = '']) => ({
    name,
    isType: type !== undefined || isOfTypes(names),
  })),
  ...[...text.matchAll(REQUIRE)].map(([, name = '']) => ({ name, isType: false })),
];

/** Whether nothing of the imported names is left at run time. */
function isOfTypes(names: string): boolean {
  const [, list] = /^\{([^}]*)\}$/.exec(names) ?? [];
  const each = (list ?? '').split(',').filter((name) => name.trim());
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** Groups of files each of which leads to all others of its group (Tarjan's algorithm), in alphabetical order. */
function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const trail: string[] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    let low = own;
    trail.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) low = Math.min(low, visit(next));
      else if (trail.includes(next)) low = Math.min(low, index.get(next) ?? low);
    }
    if (low === own) {
      const circle = trail.splice(trail.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

const read = new Map(files.map((file) => [file, importsIn(readFileSync(path.join(root, file), 'utf8'))]));
const graphOf = (withTypes: boolean): Graph =>
  new Map(
    [...read].map(([file, all]) => [
      file,
      all.filter(({ isType }) => withTypes || !isType).flatMap(({ name }) => resolved(file, name) ?? []),
    ]),
  );

it('no file needs itself at run time, by way of others', () => {
  expect(circlesOf(graphOf(false))).toEqual([]);
});

it('no types describe each other across files, except those listed here with a reason', () => {
  const circles = circlesOf(graphOf(true));
  expect(circles.filter((circle) => !circle.some((file) => file in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((file) => !circles.some((circle) => circle.includes(file)))).toEqual([]);
});

it('notices circles', () => {
  const graph = (arrows: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(arrows));
  expect(circlesOf(graph({ a: ['b'], b: ['c'], c: [] }))).toEqual([]);
  expect(circlesOf(graph({ c: [], a: ['b'], b: ['d', 'c'], d: ['a'] }))).toEqual([['a', 'b', 'd']]);
  expect(circlesOf(graph({ a: ['a'] }))).toEqual([['a']]);
  expect(
    importsIn("import { type A } from './a';\nimport {\n  type B,\n  c,\n} from './b';\nimport './c.scss';"),
  ).toEqual([
    { name: './a', isType: true },
    { name: './b', isType: false },
    { name: './c.scss', isType: false },
  ]);
});

it('the CMS uses of the front end only the types of the renderer, and the editor’s knowledge of content by one door', () => {
  const across = [...read]
    .filter(([file]) => file.startsWith('model-json/'))
    .flatMap(([file, all]) =>
      all.flatMap(({ name, isType }) => {
        const target = resolved(file, name);
        return target?.startsWith('ui.frontend/') ? [`${isType ? 'types' : 'code'} of ${target}`] : [];
      }),
    );
  expect([...new Set(across)].sort()).toEqual([
    'code of ui.frontend/src/core/entries/editing.ts',
    'types of ui.frontend/src/core/entries/editing.ts',
    'types of ui.frontend/src/core/entries/server.ts',
  ]);
});
