import { noted, useNoted, type Noted } from './reads/Scope';

/** A value computed on first access. */
export function once<T>(make: () => T): () => T {
  let made: Noted<T> | undefined;
  return () => useNoted((made ??= noted(make)));
}

/** Values by key, each computed on first access. */
export function onceEach<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, Noted<T>>();
  return (key) => {
    const known = made.get(key) ?? noted(() => make(key));
    made.set(key, known);
    return useNoted(known);
  };
}
