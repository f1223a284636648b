/** The first difference of two texts with a few words of context; empty if they are equal. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `${around(one)}\n${around(other)}`;
}
