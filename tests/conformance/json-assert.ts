/** The result of JSON.parse. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: Json | undefined) => {
  const shown = JSON.stringify(value) ?? 'nothing';
  return shown.length > 160 ? `${shown.slice(0, 157)}…` : shown;
};

const at = (path: string) => path || '(root)';

/**
 * The first difference between two documents in JSONAssert's NON_EXTENSIBLE mode; undefined if they are equal.
 * Both sides must have the same keys, null differs from a missing key, numbers compare as doubles, and array order is
 * ignored: simple values compare as multisets, objects are matched by a unique simple key or else by equality.
 */
export function firstDifference(expected: Json, actual: Json | undefined, path = ''): string | undefined {
  if (actual === undefined) return `${at(path)}: expected ${show(expected)}, got nothing`;
  if (isObject(expected))
    return isObject(actual) ? compareObjects(expected, actual, path) : mismatch(expected, actual, path);
  if (Array.isArray(expected))
    return Array.isArray(actual) ? compareArrays(expected, actual, path) : mismatch(expected, actual, path);
  return expected === actual ? undefined : mismatch(expected, actual, path);
}

const mismatch = (expected: Json, actual: Json, path: string) =>
  `${at(path)}: expected ${show(expected)}, got ${show(actual)}`;

function compareObjects(
  expected: { [key: string]: Json },
  actual: { [key: string]: Json },
  path: string,
): string | undefined {
  for (const [key, value] of Object.entries(expected)) {
    const difference = firstDifference(
      value,
      Object.hasOwn(actual, key) ? actual[key] : undefined,
      `${path}/${key}`,
    );
    if (difference) return difference;
  }
  const extra = Object.keys(actual).find((key) => !Object.hasOwn(expected, key));
  return extra === undefined ? undefined : `${path}/${extra}: unexpected ${show(actual[extra])}`;
}

function compareArrays(expected: Json[], actual: Json[], path: string): string | undefined {
  if (expected.length !== actual.length)
    return `${at(path)}: expected ${expected.length} entries, got ${actual.length}`;
  if (expected.every(isObject) && actual.every(isObject)) {
    const key = uniqueKey(expected);
    if (key !== undefined) return compareByKey(expected, actual, key, path);
  }
  return compareAsMultisets(expected, actual, path);
}

/** A key with a distinct simple value in every object. */
function uniqueKey(objects: { [key: string]: Json }[]): string | undefined {
  return Object.keys(objects[0] ?? {}).find((key) => {
    const values = objects.map((object) => object[key]);
    if (values.some((value) => value === undefined || typeof value === 'object')) return false;
    return new Set(values).size === values.length;
  });
}

function compareByKey(
  expected: { [key: string]: Json }[],
  actual: { [key: string]: Json }[],
  key: string,
  path: string,
): string | undefined {
  const byKey = new Map(actual.map((object) => [object[key], object]));
  for (const object of expected) {
    const where = `${path}[${key}=${show(object[key])}]`;
    const difference = firstDifference(object, byKey.get(object[key]), where);
    if (difference) return difference;
  }
  return undefined;
}

function compareAsMultisets(expected: Json[], actual: Json[], path: string): string | undefined {
  const left = [...actual];
  for (const [index, value] of expected.entries()) {
    const partner = left.findIndex((candidate) => firstDifference(value, candidate) === undefined);
    if (partner < 0) {
      return (
        firstDifference(value, actual[index], `${path}[${index}]`) ??
        `${path}[${index}]: ${show(value)} occurs more often`
      );
    }
    left.splice(partner, 1);
  }
  return undefined;
}
