import ts from 'typescript';

/** Something that a file exports. */
export interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'type' | 'class' | 'constant';
  /** Its declaration without bodies, and of constants without their value unless it is short. */
  readonly declaration: string;
  /** Its docstring, in Markdown; empty if it has none. */
  readonly comment: string;
  /** `@param`, `@returns`, `@throws` … with what they say. */
  readonly tags: readonly { readonly tag: string; readonly text: string }[];
}

const printer = ts.createPrinter({ removeComments: true });
/** A longer value says less than its type. */
const SHORT = 120;

/** What a file exports under a name, in order. Types are read, not inferred: exports here say theirs. */
export function exportsOf(file: string, text: string): Exported[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  return source.statements.flatMap((statement): Exported[] => {
    if (!isExported(statement)) return [];
    const said = docOf(statement);
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [
        { name: statement.name.text, kind: 'function', declaration: print(signatureOf(statement)), ...said },
      ];
    if (
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    )
      return [{ name: statement.name.text, kind: 'type', declaration: statement.getText(), ...said }];
    if (ts.isClassDeclaration(statement) && statement.name)
      return [
        { name: statement.name.text, kind: 'class', declaration: print(outlineOf(statement)), ...said },
      ];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap((each) => constantOf(each, print, said) ?? []);
    return [];
  });
}

/** One entry for the overloads of a function: their signatures, with the comment that one of them has. */
export function withOverloads(all: readonly Exported[]): Exported[] {
  const found = new Map<string, Exported>();
  for (const each of all) {
    const key = `${each.kind} ${each.name}`;
    const before = found.get(key);
    found.set(
      key,
      before && each.kind === 'function'
        ? {
            ...(before.comment ? before : each),
            declaration: `${before.declaration}\n${each.declaration}`,
          }
        : each,
    );
  }
  return [...found.values()];
}

const modifiersOf = (node: ts.Node) => (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []);

const isExported = (node: ts.Node): boolean =>
  modifiersOf(node).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const plain = (text: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  (ts.getTextOfJSDocComment(text) ?? '').trim();

function docOf(node: ts.Node): Pick<Exported, 'comment' | 'tags'> {
  const doc = ts.getJSDocCommentsAndTags(node).findLast((each) => ts.isJSDoc(each));
  if (!doc || !ts.isJSDoc(doc)) return { comment: '', tags: [] };
  return {
    comment: plain(doc.comment),
    tags: (doc.tags ?? []).map((each) => {
      const name = ts.isJSDocParameterTag(each) ? `\`${each.name.getText()}\` ` : '';
      return { tag: each.tagName.text, text: `${name}${plain(each.comment)}`.trim() };
    }),
  };
}

const signatureOf = (node: ts.FunctionDeclaration): ts.Node =>
  ts.factory.updateFunctionDeclaration(
    node,
    undefined,
    undefined,
    node.name,
    node.typeParameters,
    node.parameters,
    node.type,
    undefined,
  );

/** A class with its public members, and no bodies. */
function outlineOf(node: ts.ClassDeclaration): ts.Node {
  const isPublic = (member: ts.ClassElement) =>
    !modifiersOf(member).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) &&
    !(member.name && ts.isPrivateIdentifier(member.name));
  const members = node.members.filter(isPublic).map((member): ts.ClassElement => {
    if (ts.isMethodDeclaration(member)) {
      const { name, questionToken, typeParameters, parameters, type } = member;
      const modifiers = modifiersOf(member).filter(({ kind }) => kind !== ts.SyntaxKind.AsyncKeyword);
      return ts.factory.createMethodDeclaration(
        ...([
          modifiers,
          undefined,
          name,
          questionToken,
          typeParameters,
          parameters,
          type,
          undefined,
        ] as const),
      );
    }
    if (ts.isConstructorDeclaration(member))
      return ts.factory.createConstructorDeclaration(undefined, member.parameters, undefined);
    if (ts.isGetAccessor(member))
      return ts.factory.createGetAccessorDeclaration(
        undefined,
        member.name,
        member.parameters,
        member.type,
        undefined,
      );
    return member;
  });
  return ts.factory.updateClassDeclaration(
    ...([node, undefined, node.name, node.typeParameters, node.heritageClauses, members] as const),
  );
}

function constantOf(
  { name, type, initializer }: ts.VariableDeclaration,
  print: (node: ts.Node) => string,
  said: Pick<Exported, 'comment' | 'tags'>,
): Exported | undefined {
  if (!ts.isIdentifier(name)) return undefined;
  if (initializer && ts.isArrowFunction(initializer)) {
    const { typeParameters, parameters, type: result } = initializer;
    const signature = ts.factory.createFunctionDeclaration(
      ...([undefined, undefined, name.text, typeParameters, parameters, result, undefined] as const),
    );
    return { name: name.text, kind: 'function', declaration: print(signature), ...said };
  }
  const value = initializer?.getText() ?? '';
  const shown = type
    ? `: ${type.getText()}`
    : value.length <= SHORT && !value.includes('\n')
      ? ` = ${value}`
      : '';
  return {
    name: name.text,
    kind: 'constant',
    declaration: `${shown.startsWith(' =') ? '' : 'declare '}const ${name.text}${shown};`,
    ...said,
  };
}
