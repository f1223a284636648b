import type { Environment } from './environment';

/** Most edits by which a misspelt name differs. */
const MOST_EDITS = 2;

/**
 * Environment variables that look like ours but are none: they begin like one of ours, or are almost one.
 *
 * @param known the names of all variables of all programs
 * @returns a line for each, for the log
 */
export function unknownVariables(env: Environment, known: readonly string[]): string[] {
  const names = new Set(known);
  const prefixes = new Set(known.map(prefixOf).filter((prefix) => isOurs(prefix, known)));
  return Object.keys(env).flatMap((name) => {
    if (names.has(name) || isOfService(env[name])) return [];
    const [nearest] = known
      .filter((other) => Math.abs(other.length - name.length) <= MOST_EDITS)
      .map((other) => ({ other, edits: editsBetween(name, other) }))
      .sort((a, b) => a.edits - b.edits);
    const isMisspelt = nearest !== undefined && nearest.edits <= MOST_EDITS && name.length > 2 * MOST_EDITS;
    if (isMisspelt) return [`${name} means nothing here; did you mean ${nearest.other}?`];
    return prefixes.has(prefixOf(name))
      ? [`${name} means nothing here; docs/settings.md lists what does`]
      : [];
  });
}

/** Others have a `LOG_FORMAT` too; nobody else has several with the same beginning as ours. */
const isOurs = (prefix: string, known: readonly string[]): boolean =>
  prefix !== '' && known.filter((name) => prefixOf(name) === prefix).length > 2;

/** `PUBLISH_` of `PUBLISH_PORT`. */
const prefixOf = (name: string): string => /^[A-Z]+_/.exec(name)?.[0] ?? '';

/** Kubernetes describes each service by variables: `PUBLISH_PORT_80_TCP=tcp://10.0.0.1:80`. */
const isOfService = (value = ''): boolean => /^(?:tcp|udp):\/\//.test(value);

/** Levenshtein's distance. */
function editsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const swapped = (above[j] ?? 0) + Number(a[i] !== b[j]);
      row.push(Math.min(swapped, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}
