/** The first defined result of some functions. */
export function firstOf<T, Answer>(
  all: Iterable<T>,
  ask: (each: T) => Answer | undefined,
): Answer | undefined {
  for (const each of all) {
    const answer = ask(each);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
