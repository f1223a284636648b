import { exportsOf, withOverloads } from './exports';

const only = (text: string) => exportsOf('a.ts', text)[0]!;

it('shows a function by its signature, with what its docstring says', () => {
  expect(
    only(`/** Reads a page.
 * @param path of the page
 * @throws PathError if it is invalid
 */
export function read<T>(path: string, as: (node: Node) => T = same): T | undefined { return as(find(path)); }`),
  ).toEqual({
    name: 'read',
    kind: 'function',
    declaration: 'function read<T>(path: string, as: (node: Node) => T = same): T | undefined;',
    comment: 'Reads a page.',
    tags: [
      { tag: 'param', text: '`path` of the page' },
      { tag: 'throws', text: 'PathError if it is invalid' },
    ],
  });
});

it('shows an arrow function like any other', () => {
  expect(only('export const twice = (n: number): number => 2 * n;')).toMatchObject({
    kind: 'function',
    declaration: 'function twice(n: number): number;',
  });
});

it('shows a class with its public members only, without bodies', () => {
  const { declaration } = only(
    'export class Box extends Thing { private a = 1; #b = 2; constructor(readonly c: string) { super(); } open(): void { this.a++; } async close(): Promise<void> {} }',
  );
  expect(declaration.replaceAll(/\s+/g, ' ')).toBe(
    'class Box extends Thing { constructor(readonly c: string); open(): void; close(): Promise<void>; }',
  );
});

it('keeps the comments on the members of a type', () => {
  const { declaration } = only('export interface A {\n  /** How many. */\n  readonly n: number;\n}');
  expect(declaration).toContain('/** How many. */');
});

it('shows a constant by its type, and by its value if that is short', () => {
  expect(only('export const LIMIT: number = 3;').declaration).toBe('declare const LIMIT: number;');
  expect(only("export const ID = 'a';").declaration).toBe("const ID = 'a';");
  expect(only(`export const LONG = [${'1,'.repeat(90)}];`).declaration).toBe('declare const LONG;');
});

it('lists the overloads of a function as one, and nothing that is not exported', () => {
  const all = exportsOf(
    'a.ts',
    '/** Adds. */\nexport function add(a: number): number;\nexport function add(a: string): string;\nfunction inner() {}',
  );
  expect(withOverloads(all)).toEqual([
    expect.objectContaining({
      name: 'add',
      comment: 'Adds.',
      declaration: 'function add(a: number): number;\nfunction add(a: string): string;',
    }),
  ]);
});
