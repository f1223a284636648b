import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../../model-json/programs/all-settings';
import { DEVELOPER_VARIABLES, OF_TOOLS } from '../../scripts/developer-variables';

const root = path.resolve(__dirname, '../..');
const listed = new Set([
  ...COMMANDS.flatMap(({ variables }) => Object.keys(variables)),
  ...Object.keys(DEVELOPER_VARIABLES),
  ...OF_TOOLS,
]);

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The names in `process.env.NAME`, `env.NAME`, `env['NAME']`. */
const variablesIn = (code: string): string[] =>
  [...code.matchAll(/\benv\??\.(\w+)|\benv\['(\w+)'\]/g)].map(([, dotted, quoted]) => dotted ?? quoted!);

it('every environment variable that our code reads is in a table of variables', () => {
  const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => file !== path.relative(root, __filename)); // prettier-ignore
  const unknown = sources.flatMap((file) =>
    variablesIn(read(file)).flatMap((name) => (listed.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(unknown).toEqual([]);
});

it('every variable of a developer is read somewhere', () => {
  const names = Object.keys(DEVELOPER_VARIABLES);
  const found = execFileSync('git', ['grep', '-hoE', `\\b(${names.join('|')})\\b`, '--', '*.ts', '*.js', ':!scripts/developer-variables.ts'], { cwd: root, encoding: 'utf8' }); // prettier-ignore
  expect(names.filter((name) => !found.split('\n').includes(name))).toEqual([]);
});
