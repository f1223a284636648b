/**
 * The name of a new version, as in Oak: the last number of its predecessor is counted up; if that is taken, the
 * predecessor has another successor already, and a number is added.
 *
 * @param predecessor undefined for the first version
 */
export function nextVersionName(predecessor: string | undefined, isTaken: (name: string) => boolean): string {
  const [, head = '', last = ''] = /^(.*\.)?(\d+)$/.exec(predecessor ?? '') ?? [];
  let name = last === '' ? '1.0' : `${head}${Number(last) + 1}`;
  if (!isTaken(name)) return name;
  name = predecessor ?? name;
  do name += '.0';
  while (isTaken(name));
  return name;
}
