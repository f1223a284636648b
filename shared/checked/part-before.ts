/** The text before the first occurrence of a mark; all of it if the mark does not occur. */
export function partBefore(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at < 0 ? text : text.slice(0, at);
}
