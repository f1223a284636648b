/** How bodies are compressed for everybody. */
export type Encoding = 'br' | 'gzip';

/** Best encodings by header: most browsers send one of a few. */
const encodings = new Map<string, string | undefined>();
const MOST_ENCODINGS = 100;

/**
 * The best encoding that an `Accept-Encoding` header accepts.
 *
 * @param favourite of those it accepts
 */
export function encodingFor<E extends string>(
  accepted: string | string[] | undefined,
  favourite: E,
): E | Encoding | undefined {
  if (accepted === undefined) return undefined;
  const header = String(accepted);
  const candidates = [favourite, 'br', 'gzip'] as const;
  const key = `${favourite} ${header}`;
  if (!encodings.has(key)) {
    if (encodings.size >= MOST_ENCODINGS) encodings.clear();
    encodings.set(key, bestOf(header, candidates));
  }
  const best = encodings.get(key);
  return candidates.find((each) => each === best);
}

function bestOf(accepted: string, candidates: readonly string[]): string | undefined {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const zero = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    (zero ? refused : named).add(name);
  }
  const takes = (name: string) => named.has(name) || (named.has('*') && !refused.has(name));
  return candidates.find(takes);
}
