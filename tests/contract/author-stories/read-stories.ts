import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A browser test of what authors do. */
export interface Story {
  readonly file: string;
  readonly title: string;
  /** Nothing in it, nor in what it calls, uses a pointer. */
  readonly isByKeyboard: boolean;
  /** Somebody else takes part, in a browser of their own. */
  readonly isOfTwo: boolean;
}

const POINTER = /\.(?:click|dblclick|hover|tap|check|uncheck|dragTo|setChecked)\(|\.mouse\b|\.touchscreen\b/;
const KEYS = /\.keyboard\.|\.press\(/;
const OTHER_BROWSER = /\bnewContext\(|\bcolleague\(/;

/** The stories in a folder of browser tests, in order. */
export function readStories(folder: string): Story[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .sort()
    .flatMap((file) => storiesIn(path.join(folder, file), file));
}

function storiesIn(absolute: string, file: string): Story[] {
  const source = parse(absolute);
  const found: Story[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test') {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.push(storyOf(file, title.text, textOf(node, source)));
      else if (title && ts.isTemplateExpression(title))
        found.push(storyOf(file, title.getText(source).slice(1, -1), textOf(node, source)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const storyOf = (file: string, title: string, text: string): Story => ({
  file,
  title,
  isByKeyboard: KEYS.test(text) && !POINTER.test(text),
  isOfTwo: OTHER_BROWSER.test(text),
});

/** The text of a test and of the functions of its file that it calls, those that they call included. */
function textOf(test: ts.Node, source: ts.SourceFile): string {
  const functions = functionsOf(source);
  const seen = new Set<ts.Node>();
  const texts: string[] = [];
  const read = (node: ts.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    texts.push(node.getText(source));
    const visit = (each: ts.Node): void => {
      const isMember = ts.isPropertyAccessExpression(each.parent) && each.parent.name === each;
      const called = ts.isIdentifier(each) && !isMember ? functions.get(each.text) : undefined;
      if (called) read(called);
      ts.forEachChild(each, visit);
    };
    visit(node);
  };
  read(test);
  return texts.join('\n');
}

/** The functions of a file by name: declared, or constants. */
function functionsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const functions = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) functions.set(name.text, initializer);
  }
  return functions;
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
