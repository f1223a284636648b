import type { Person } from '../../../../../../shared/authoring/together';

const MOST_LETTERS = 30;
const MOST_PEOPLE = 6;

/** What is being typed after an `@` before the cursor; undefined if nothing is. */
export function queryAt(text: string, caret: number): { from: number; word: string } | undefined {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || (from > 0 && !/\s/.test(text.charAt(from - 1)))) return undefined;
  const word = text.slice(from + 1, caret);
  return word.length > MOST_LETTERS || word.includes('\n') ? undefined : { from, word };
}

/** Those whose name, or a word of it, begins with what was typed. */
export function matching(people: readonly Person[], word: string): readonly Person[] {
  const wanted = word.toLowerCase();
  const begins = (name: string) =>
    name.toLowerCase().startsWith(wanted) ||
    name
      .toLowerCase()
      .split(/\s+/)
      .some((part) => part.startsWith(wanted));
  return people.filter(({ name }) => begins(name)).slice(0, MOST_PEOPLE);
}

/** The text with a name in place of what was typed, and where the cursor goes. */
export function completed(text: string, from: number, caret: number, { name }: Person) {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** A text in parts, those that name somebody marked. The longest name wins: `@Anna Muster` is not `@Anna`. */
export function partsOf(
  text: string,
  people: readonly Person[],
): readonly { readonly text: string; readonly person?: Person }[] {
  const byName = [...people].sort((a, b) => b.name.length - a.name.length);
  const parts: { text: string; person?: Person }[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const person =
      text.charAt(at) === '@'
        ? byName.find(
            ({ name }) =>
              text.startsWith(name, at + 1) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1 + name.length)),
          )
        : undefined;
    if (!person) {
      plain += text.charAt(at++);
      continue;
    }
    if (plain) parts.push({ text: plain });
    plain = '';
    parts.push({ text: `@${person.name}`, person });
    at += 1 + person.name.length;
  }
  if (plain) parts.push({ text: plain });
  return parts;
}

/** The ids of those whom a text names. */
export const mentionsIn = (text: string, people: readonly Person[]): readonly string[] => [
  ...new Set(partsOf(text, people).flatMap(({ person }) => (person ? [person.id] : []))),
];
