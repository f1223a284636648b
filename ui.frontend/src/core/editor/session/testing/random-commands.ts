import fc from 'fast-check';
import type { Command, ContentNode, EditorSession } from '../EditorSession';
import { component, main } from './session-fixtures';
import { childNames, childOf } from '../tree';

/* For tests: random author commands, one after another. */

/** Content including the order of children, which `toEqual` ignores. */
export const ordered = (node: ContentNode): unknown => ({
  ...node,
  ':order': childNames(node),
  ...Object.fromEntries(childNames(node).map((name) => [name, ordered(childOf(node, name)!)])),
});

/** Paths of the page's components, deepest last. */
function pathsIn(session: EditorSession, path = main): string[] {
  const node = session.content(path);
  const names = childNames(node).filter((name) => childOf(node, name)?.['sling:resourceType'] !== undefined);
  return [path, ...names.flatMap((name) => pathsIn(session, `${path}/${name}`))];
}

export interface Wish {
  readonly kind: 'set' | 'children' | 'insert' | 'delete' | 'move' | 'copy' | 'group';
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom('set', 'children', 'insert', 'delete', 'move', 'copy', 'group'),
  a: fc.nat(50),
  b: fc.nat(50),
  c: fc.nat(50),
});

const node = (members: ContentNode): ContentNode => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const values = ['R 15', '', 7, 2.5, true, false, ['a', 'b'], [], [1, 2], null] as const;
const children = [
  null,
  node({ alt: 'x' }),
  node({ item0: node({ text: 'Buy' }), item1: node({ text: 'Read' }) }),
  node({ item1: node({ text: 'Read' }), item0: node({ text: 'Buy', link: '/a' }) }),
];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A random command that is valid for the current page. */
export function commandFor({ kind, a, b, c }: Wish, session: EditorSession): Command {
  const all = pathsIn(session);
  const inner = all.slice(1);
  const path = inner.length > 0 ? pick(inner, a) : main;
  const containers = all.filter((one) =>
    /container|tabs/.test(String(session.content(one)?.['sling:resourceType'])),
  );
  const parent = pick(containers, b);
  const siblings = childNames(session.content(parent));
  const position = pick(
    [
      'first',
      'last',
      { before: pick([...siblings, 'x'], c) },
      { after: pick([...siblings, 'x'], c) },
    ] as const,
    b + c,
  );
  switch (kind) {
    case 'set':
      return {
        type: 'set',
        path,
        properties: { [pick(['jcr:title', 'lineClamp', 'none'], b)]: pick(values, c) },
      };
    case 'children': {
      const names = ['image', 'actions', 'video'];
      return { type: 'set', path, properties: {}, children: { [pick(names, b)]: pick(children, c) } };
    }
    case 'insert':
      return {
        type: 'insert',
        parent,
        name: pick(['teaser', 'text', 'box'], a),
        node: component('teaser'),
        position,
      };
    case 'group':
      return {
        type: 'group',
        commands: [
          { type: 'set', path: main, properties: { 'jcr:title': pick(values, c) } },
          {
            type: 'insert',
            parent: main,
            name: 'g',
            node: component('text', { text: String(c) }),
            position: 'first',
          },
        ],
      };
    default:
      return kind === 'delete' ? { type: 'delete', path } : { type: kind, path, parent, position };
  }
}
