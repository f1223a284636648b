/** A text with a line more, after the last line that a pattern (with `^`, `$` and `m`) finds. Unchanged if it finds none. */
export function addAfterLast(text: string, pattern: RegExp, line: string): string {
  const found = [...text.matchAll(new RegExp(pattern, 'gm'))].at(-1);
  if (!found) return text;
  const end = found.index + found[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** The same before the first line that it finds. */
export function addBeforeFirst(text: string, pattern: RegExp, line: string): string {
  const found = new RegExp(pattern, 'm').exec(text);
  return found ? `${text.slice(0, found.index)}${line}\n${text.slice(found.index)}` : text;
}
