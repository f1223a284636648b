const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths in the answer of a stubbed service, at any depth. */
export function pathsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.startsWith('/') ? [answer] : [];
  return isObject(answer) ? Object.values(answer).flatMap(pathsIn) : [];
}

// A crop is given by its width, or by an object with a width.
const widthOf = (crop: unknown) => Number(isObject(crop) ? crop.width : crop);

/** The smart crops in stubbed metadata, at any depth; metadata can be JSON in a string, as a server sends it. */
export function smartCropsIn(answer: unknown): Record<string, number> | undefined {
  if (typeof answer === 'string')
    return answer.trimStart().startsWith('{') ? smartCropsIn(JSON.parse(answer)) : undefined;
  if (!isObject(answer)) return undefined;
  for (const [name, value] of Object.entries(answer)) {
    const found =
      name.toLowerCase() === 'smartcrops' && isObject(value) ? widthsOf(value) : smartCropsIn(value);
    if (found) return found;
  }
  return undefined;
}

const widthsOf = (crops: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(crops).map(([name, crop]) => [name, widthOf(crop)]));
