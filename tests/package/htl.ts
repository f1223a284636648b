import { createContext, runInContext } from 'node:vm';
import { parseDocument } from 'htmlparser2';

/*
 * The subset of HTL used by the page's head: expressions with options, data-sly-test, -list, -call to templates of
 * other files. https://github.com/adobe/htl-spec
 */

type Node = ReturnType<typeof parseDocument>['children'][number];
type Scope = Readonly<Record<string, unknown>>;

/**
 * An element of the head, as `<link href="…" rel="canonical">`: attributes sorted by name, followed by the text of a
 * title.
 */
export type HeadElement = string;

/** @param templates files by the name that `data-sly-call` uses for them: `{ head: …, built: … }` */
export function htlElements(
  templates: Readonly<Record<string, string>>,
  name: string,
  parameters: Scope,
): HeadElement[] {
  const found: HeadElement[] = [];
  const call = (template: string, given: Scope) => {
    const root = parseDocument(templates[template]!).children.find(
      (node) => 'attribs' in node && node.name === 'template',
    );
    if (!root || !('children' in root)) throw new Error(`${template} has no template`);
    root.children.forEach((child) => visit(child, given));
  };

  const visit = (node: Node, scope: Scope): void => {
    if (!('attribs' in node)) return;
    const { 'data-sly-test': test, 'data-sly-call': called, ...others } = node.attribs;
    if (test !== undefined && !isTrue(evaluate(test, scope))) return;
    const list = Object.keys(others).find((each) => each.startsWith('data-sly-list.'));
    if (called !== undefined) {
      const [, template = '', options = ''] = /^\$\{(\w+)\.\w+ @ ([^}]*)\}$/s.exec(called) ?? [];
      const given = options.split(/,\s*/).map((each) => each.split(/\s*=\s*/));
      if (templates[template] === undefined) return;
      return call(
        template,
        Object.fromEntries(given.map(([key, value]) => [key!.trim(), valueOf(value!, scope)])),
      );
    }
    const each = (inner: Scope) => {
      if (node.name !== 'sly') found.push(elementOf(node.name, others, node.children, inner));
      if (node.name !== 'title') node.children.forEach((child) => visit(child, inner));
    };
    if (list === undefined) return each(scope);
    const item = list.slice('data-sly-list.'.length);
    for (const key of Object.keys((evaluate(others[list]!, scope) as object | undefined) ?? {}))
      each({ ...scope, [item]: key });
  };
  call(name, parameters);
  return found;
}

function elementOf(name: string, attributes: Record<string, string>, children: Node[], scope: Scope) {
  const given = Object.entries(attributes)
    .filter(([key]) => !key.startsWith('data-sly-'))
    .map(([key, value]): [string, string] => [key, text(value, scope)]);
  const [first] = children;
  const content = name === 'title' && first && 'data' in first ? text(String(first.data), scope) : '';
  return headElement(name, Object.fromEntries(given), content);
}

/** An element in normal form, so that equal elements have equal texts. */
export const headElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  content = '',
): string =>
  `<${name}${Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key.toLowerCase()}="${key.toLowerCase() === 'charset' ? value.toLowerCase() : value}"`,
    )
    .sort()
    .join('')}>${content}`;

const text = (source: string, scope: Scope): string =>
  source.replace(/\$\{[^}]*\}/g, (expression) => String(evaluate(expression, scope) ?? ''));

function evaluate(source: string, scope: Scope): unknown {
  const [, expression = ''] = /^\$\{([^}]*)\}$/.exec(source.trim()) ?? [];
  const [value = '', option] = expression.split(/\s+@\s+/);
  const result = valueOf(value, scope);
  const [, separator] = /^join='([^']*)'$/.exec(option ?? '') ?? [];
  return separator === undefined ? result : (result as string[]).join(separator);
}

const valueOf = (expression: string, scope: Scope): unknown => {
  // A missing value on the path gives nothing, as in HTL.
  const lenient = expression.replace(/\b(\w+)\.(?=\w)/g, '$1?.').replace(/(\w)\[/g, '$1?.[');
  return runInContext(lenient, createContext({ ...scope }));
};

const isTrue = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
