import { codesIn, isCode, type Code, type Inline } from './Inline';
import { XliffError, type Given } from './read-xliff';
import { t } from '../../../../../shared/authoring/language/t';

/** Elements whose words are in elements of their own. */
const NO_WORDS = /^<(?:ul|ol|dl|table|thead|tbody|tfoot|tr|picture)\b/;

/**
 * A translation with the markup of its source. Every code must be there once, inside the same one as in the source; those of
 * one level may change places.
 *
 * @throws XliffError that says which code is wrong
 */
export function applyCodes(source: readonly Inline[], given: readonly Given[]): Inline[] {
  const known = new Map([...codesIn(source)].map(({ code, around }) => [code.id, { code, around }]));
  const used = new Set<string>();
  const read = (parts: readonly Given[], inside: Code | undefined): Inline[] =>
    parts.map((part): Inline => {
      if (typeof part === 'string') {
        if (inside && NO_WORDS.test(inside.start) && part.trim() !== '')
          throw new XliffError(
            t('Move “{part}” into one of the codes inside code {id}, {start}.', {
              part: part.trim(),
              id: inside.id,
              start: inside.start,
            }),
          );
        return part;
      }
      const { code, around } = known.get(part.id) ?? {};
      if (!code)
        throw new XliffError(
          t('Code {id} is not in the source; remove it from the target.', { id: part.id }),
        );
      if (used.has(part.id))
        throw new XliffError(
          t('Code {id}, {start}, is there twice; remove one.', { id: part.id, start: code.start }),
        );
      used.add(part.id);
      if ((code.end === undefined) !== (part.kind === 'ph'))
        throw new XliffError(
          code.end === undefined
            ? t('Code {id} must be a <ph>.', { id: part.id })
            : t('Code {id} must be a <pc>.', { id: part.id }),
        );
      if (around?.id !== inside?.id)
        throw new XliffError(
          around
            ? t('Code {id}, {start}, belongs inside code {id2}, {start2}.', {
                id: part.id,
                start: code.start,
                id2: around.id,
                start2: around.start,
              })
            : t('Code {id}, {start}, belongs outside the other codes.', { id: part.id, start: code.start }),
        );
      return { ...code, children: read(part.children, code) };
    });
  const applied = read(given, undefined);
  const missing = [...known.values()].find(({ code }) => !used.has(code.id))?.code;
  if (missing)
    throw new XliffError(
      t('Code {id}, {start}, is missing in the target; insert it.', { id: missing.id, start: missing.start }),
    );
  return applied;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ');

/** A text with its codes as words, to compare two. */
export const comparable = (inlines: readonly (Inline | Given)[]): string =>
  spaced(
    inlines
      .map((part) =>
        typeof part === 'string' ? part : `\u0001${part.id}\u0002${comparable(part.children)}\u0003`,
      )
      .join(''),
  );

/** The words alone. */
export const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((part) => (isCode(part) ? wordsOf(part.children) : part)).join('');
