import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import { plainText } from '../../../exporter/shared/plain-text';
import type { Resource } from '../../../repository/Resource';
import type { ComponentTexts } from '../../../repository/texts/ComponentTexts';
import type { AvoidedWords } from '../../../site/AvoidedWords';
import type { Checked } from '../Checked';
import { fieldOf } from '../field-of';
import { t } from '../../../../../shared/authoring/language/t';

/** Words that the house avoids, in all prose of a page. */
export function* words(
  { content, language, texts }: Checked,
  avoided: AvoidedWords,
): Generator<CheckFinding> {
  const list = avoided[language as keyof AvoidedWords];
  if (!list) return;
  const find = finderOf(list);
  for (const { node, name, value } of proseIn(content, texts)) {
    const seen = new Set<string>();
    for (const { found, instead } of find(plainText(value, ' '))) {
      if (seen.has(found.toLowerCase())) continue;
      seen.add(found.toLowerCase());
      const message = instead
        ? t('The house avoids “{found}”. Write “{instead}”.', { found, instead })
        : t('The house avoids “{found}”. Leave it out.', { found });
      yield { rule: 'words', severity: 'warning', ...fieldOf(node, name), excerpt: found, message };
    }
  }
}

/** The prose of a page: each text for readers, in its property. */
function* proseIn(
  node: Resource,
  texts: ComponentTexts,
): Generator<{ node: Resource; name: string; value: string }> {
  for (const [name, value] of Object.entries(node.properties)) {
    if (texts.kindOf(node, name) !== 'prose') continue;
    for (const each of typeof value === 'object' ? value : [value])
      if (typeof each === 'string') yield { node, name, value: each };
  }
  for (const child of node.children.values()) yield* proseIn(child, texts);
}

type List = Readonly<Record<string, string>>;
const finders = new WeakMap<List, ReturnType<typeof makeFinder>>();

function finderOf(list: List): ReturnType<typeof makeFinder> {
  const finder = finders.get(list) ?? makeFinder(list);
  finders.set(list, finder);
  return finder;
}

function makeFinder(list: List) {
  const rows = Object.entries(list).map(([word, instead]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])${sourceOf(word)}`, 'giu'),
    instead,
  }));
  return function* (text: string): Generator<{ found: string; instead: string }> {
    for (const { pattern, instead } of rows)
      for (const [found] of text.matchAll(pattern)) yield { found, instead };
  };
}

/** `innovat*` stands for all words that begin so; spaces and hyphens stand for each other. */
function sourceOf(word: string): string {
  const escaped = word
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\*]/g, '\\$&')
    .replace(/[\s-]+/g, '[\\s\\u00a0-]+');
  return escaped + (word.endsWith('*') ? '[\\p{L}]*' : '(?![\\p{L}\\p{N}])');
}
