/** Groups items by a key, in their order (`Map.groupBy`, which Node 20 does not have). */
export function groupBy<T>(things: Iterable<T>, wordFor: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const word = wordFor(thing);
    const group = groups.get(word);
    if (group) group.push(thing);
    else groups.set(word, [thing]);
  }
  return groups;
}
