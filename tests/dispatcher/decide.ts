import { takes, type AnySection } from './any-file';

/** A request line, as the Dispatcher takes it apart. */
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
 * Whether the filters let a request through: of the rules all of whose patterns take what they are about, the last one
 * decides; a rule without a pattern for a part takes any.
 */
export function isAllowed(filter: AnySection, method: string, address: string): boolean {
  const asked = takeApart(method, address);
  return decided(filter, (name, rule) => takes(rule, asked[name.slice(1) as keyof Asked]));
}

/** Whether rules with globs (`/rules`, `/invalidate`, `/ignoreUrlParams`) take a text; the last that matches decides. */
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
