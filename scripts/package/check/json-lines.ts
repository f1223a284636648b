import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A node of a content file, and the line on which its name stands. */
export interface LinedNode {
  readonly line: number;
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly line: number }>;
  readonly children: ReadonlyMap<string, LinedNode>;
}

/** A content file with its lines, which plain JSON forgets. */
export function readLines(file: string): LinedNode {
  const source = ts.parseJsonText(file, readFileSync(file, 'utf8'));
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const read = (object: ts.ObjectLiteralExpression, line: number): LinedNode => {
    const texts = new Map<string, { text: string; line: number }>();
    const children = new Map<string, LinedNode>();
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
      const { name, initializer } = property;
      if (ts.isStringLiteral(initializer))
        texts.set(name.text, { text: initializer.text, line: lineOf(name) });
      else if (ts.isObjectLiteralExpression(initializer))
        children.set(name.text, read(initializer, lineOf(name)));
    }
    return { line, texts, children };
  };
  const root = source.statements[0]?.expression;
  const empty: LinedNode = { line: 1, texts: new Map(), children: new Map() };
  return root && ts.isObjectLiteralExpression(root) ? read(root, 1) : empty;
}

/** The node at a path below another: `structure/jcr:content/root`. */
export const nodeAt = (node: LinedNode | undefined, path: string): LinedNode | undefined =>
  path.split('/').reduce<LinedNode | undefined>((at, name) => at?.children.get(name), node);
