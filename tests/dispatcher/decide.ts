import { takes, type AnySection } from './any-file';

/** A request line, split as by the Dispatcher. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly query: string;
  readonly path: string;
  readonly selectors: string;
  readonly extension: string;
  readonly suffix: string;
}

function takeApart(method: string, address: string): Asked {
  const [url = '', ...query] = address.split('?');
  const [, path = '', rest = ''] = /^([^.]*)(.*)$/s.exec(url)!;
  const slash = rest.indexOf('/');
  const words = (slash < 0 ? rest : rest.slice(0, slash)).split('.').slice(1);
  const extension = words.pop() ?? '';
  const suffix = slash < 0 ? '' : rest.slice(slash);
  return { method, url, query: query.join('?'), path, selectors: words.join('.'), extension, suffix };
}

/**
 * Whether the filters let a request through. The last matching rule decides; a rule matches if all its patterns do, and
 * a part without a pattern matches anything.
 */
export function isAllowed(filter: AnySection, method: string, address: string): boolean {
  const asked = takeApart(method, address);
  return decided(filter, (name, rule) => takes(rule, asked[name.slice(1) as keyof Asked]));
}

/** Whether rules with globs (`/rules`, `/invalidate`, `/ignoreUrlParams`) allow a text; the last match decides. */
export const isTaken = (rules: AnySection, text: string): boolean =>
  decided(rules, (_, rule) => takes(rule, text));

function decided(
  rules: AnySection,
  matches: (name: string, rule: { text: string; isRegExp: boolean }) => boolean,
): boolean {
  let allowed = false;
  for (const rule of rules.named.values()) {
    if (!('named' in rule)) throw new Error('a rule is a section');
    const patterns = [...rule.named].filter(([name]) => name !== '/type');
    const isMatch = patterns.every(([name, value]) => 'text' in value && matches(name, value));
    const type = rule.named.get('/type');
    if (isMatch) allowed = type !== undefined && 'text' in type && type.text === 'allow';
  }
  return allowed;
}
