import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(__dirname, '../../docs/content-model.md');

/** The properties of each component in docs/content-model.md; `actions/text` stands for `actions/item0/text`. */
export const documented: ReadonlyMap<string, readonly string[]> = new Map(
  [...readFileSync(file, 'utf8').matchAll(/^\| `([\w/]+)`[^|]*\|[^|]*\| (.*) \|$/gm)].map(
    ([, name, cell]) => [name!, propertiesOf(cell!)],
  ),
);

/** Excludes child components, styles, remarks in brackets, and `name: value` pairs, which are constant. */
function propertiesOf(cell: string): string[] {
  const parts = cell
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter((part) => !/^(?:children|styles)\b/.test(part));
  const names = [...parts.join('; ').matchAll(/\([^)]*\)|`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
  return names.filter((name) => !name.includes(': ')).flatMap(expanded);
}

/** `a/item0/{b,c/{d,e}}` as `a/b`, `a/c/d` and `a/c/e`. */
function expanded(name: string): string[] {
  const [, before, inside] = /^([^{]*)\{(.*)\}$/.exec(name) ?? [];
  const names = inside === undefined ? [name] : split(inside).flatMap((part) => expanded(`${before}${part}`));
  return names.map((each) => each.replaceAll('/item0', ''));
}

/** Splits at commas, but not inside braces. */
function split(list: string): string[] {
  return list.match(/(?:[^,{}]|\{[^}]*\})+/g)?.map((part) => part.trim()) ?? [];
}
