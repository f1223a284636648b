/** Where two texts part, with a few words around; empty when they are the same. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `${around(one)}\n${around(other)}`;
}
