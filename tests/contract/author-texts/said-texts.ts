import ts from 'typescript';

/** A text of the sources that has to be translated. */
export interface SaidText {
  /** The English text, which is the key; of a text that counts, its plural. */
  readonly key: string;
  /** English for one, if the text counts. */
  readonly one?: string;
  readonly file: string;
  readonly line: number;
  /** What it is: the attribute or property, or the function that it is handed to. */
  readonly place: string;
}

/** Functions whose first argument is a text; `counted` has it as its third, after that for one. */
const SAYS = new Set(['t', 'sayText', 'sentence', 'pieces', 'phrase']);

/** Properties of dialogs that authors read. */
const READ = new Set(['label', 'description', 'title', 'text', 'message', 'hint', 'fault', 'group']);

/** Files whose texts are translated where they are shown: dialogs, which also become AEM's, and tables of settings. */
export const SAID_LATER =
  /\.dialog\.ts$|\/kit\/dialogs\/(?:dialog-fields|dialog-options|page-tabs)\.ts$|\/page-(?:fields|properties)\.ts$|\/SearchDialogs\.ts$|\/field-dialog\.ts$|\/policy-settings\.ts$|\/(?:core\/components|features\/[a-z]+)\/[A-Z]\w+\/index\.ts$/;

/** A component, whose texts are its title, group and description. */
const IS_COMPONENT = /\/index\.ts$/;

/** A sentence or a label, and nothing for machines. */
const SAID = /^[“]?[A-Z][a-z’]*(?:[ ,.:?…’-]|[a-z]|$)/;

/** All texts of a source. */
export function saidTexts(tree: ts.SourceFile): readonly SaidText[] {
  const found: SaidText[] = [];
  const file = tree.fileName;
  const isLater = SAID_LATER.test(file);
  const add = (node: ts.Node, place: string, key: string, one?: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ key, file, line, place, ...(one !== undefined && { one }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(tree);
      const [first, one, other] = node.arguments;
      if (SAYS.has(name) && first) for (const text of literalsOf(first)) add(node, placeOf(node), text);
      if (name === 'counted' && one && other)
        add(node, placeOf(node), literalsOf(other)[0] ?? '', literalsOf(one)[0] ?? '');
    }
    if (isLater && ts.isStringLiteral(node) && isSaidLater(node)) add(node, placeOf(node), node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A source as a tree. */
export const parsed = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The texts that an expression can be: one, or one of two. */
export function literalsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

function isSaidLater(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    const name = parent.name.getText().replaceAll("'", '');
    if (IS_COMPONENT.test(node.getSourceFile().fileName))
      return READ.has(name) && ts.isCallExpression(parent.parent.parent);
    return READ.has(name) || (SAID.test(node.text) && !NOT_READ.has(name));
  }
  if (IS_COMPONENT.test(node.getSourceFile().fileName)) return false;
  const isValue =
    ts.isCallExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isConditionalExpression(parent);
  return isValue && SAID.test(node.text);
}

/** Properties of dialogs for machines. */
const NOT_READ = new Set([
  'name',
  'value',
  'widget',
  'root',
  'accepts',
  'is',
  'of',
  'words',
  'kind',
  'pattern',
]);

/** `label`, `aria-label`, `<button>`, `HttpError`. */
function placeOf(node: ts.Node): string {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) return at.name.getText();
    if (ts.isJsxElement(at)) return `<${at.openingElement.tagName.getText()}>`;
    if (ts.isNewExpression(at) || ts.isCallExpression(at)) return at.expression.getText();
    if (ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at)) return at.name?.getText() ?? '';
  }
  return '';
}
