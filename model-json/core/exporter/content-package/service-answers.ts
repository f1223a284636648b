const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths in the answer of a stubbed service, however deep it holds them. */
export function pathsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.startsWith('/') ? [answer] : [];
  return isObject(answer) ? Object.values(answer).flatMap(pathsIn) : [];
}

// A crop is its width, or an object that tells it.
const widthOf = (crop: unknown) => Number(isObject(crop) ? crop.width : crop);

/** The smart crops in stubbed metadata, wherever they are; metadata may be JSON in a string, as a server answers. */
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
