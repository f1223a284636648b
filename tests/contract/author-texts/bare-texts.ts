import ts from 'typescript';

/** Attributes and properties that people read. */
const READ = new Set([
  ...['label', 'title', 'description', 'placeholder', 'aria-label', 'alt', 'hint', 'heading', 'errorMessage'],
  ...[
    'message',
    'refusal',
    'submit',
    'valueLabel',
    'primaryActionLabel',
    'secondaryActionLabel',
    'cancelLabel',
  ],
]);

/** Calls that show what they are handed. */
const SHOWS = /^(?:notices\.say|messages\.(?:info|positive|negative)|shell\.announce|announce)$/;

/** Words of a language: two letters at least. `px` and the like are not worth a translation. */
const WORDS = /\p{L}{3}/u;

/** Texts of a source that an author would read in English whatever their language: `12: Cancel`. */
export function bareTexts(tree: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${tree.fileName}:${line + 1}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORDS.test(node.text)) add(node, node.text);
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      const { initializer } = node;
      const name = node.name.getText(tree).replaceAll("'", '');
      if (initializer && READ.has(name)) for (const text of barely(initializer)) add(node, text);
    }
    if (ts.isCallExpression(node) && SHOWS.test(node.expression.getText(tree)))
      for (const argument of node.arguments.slice(0, 1)) for (const text of barely(argument)) add(node, text);
    if (ts.isNewExpression(node) && node.expression.getText(tree) === 'Refusal')
      for (const argument of node.arguments ?? []) for (const text of barely(argument)) add(node, text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      for (const text of barely(node.expression)) add(node, text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Literal texts that an expression can be, those that are handed to a function left out. */
function barely(node: ts.Expression | ts.JsxAttributeValue): readonly string[] {
  if (ts.isStringLiteralLike(node)) return isSentence(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
    return WORDS.test(text) && /(?:^|\s)\p{L}{3,}/u.test(text) ? [text] : [];
  }
  if (ts.isJsxExpression(node)) return node.expression ? barely(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return barely(node.expression);
  if (ts.isConditionalExpression(node)) return [...barely(node.whenTrue), ...barely(node.whenFalse)];
  if (ts.isBinaryExpression(node) && isJoin(node.operatorToken.kind))
    return [...barely(node.left), ...barely(node.right)];
  return [];
}

/** Begins like a label or has several words; `is-open` and `deskbar` are for machines. */
const isSentence = (text: string): boolean =>
  /^[“]?\p{Lu}\p{Ll}{2}/u.test(text) || /\p{L}{2} \p{L}{2}/u.test(text);

const isJoin = (kind: ts.SyntaxKind): boolean =>
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(kind);
