/** A publish node on another machine, as author reports it. */
export interface PublishNode {
  /** Host and port. */
  readonly name: string;
  readonly condition: 'current' | 'sending' | 'failing' | 'differs';
  /** Number of publications that have not reached it. */
  readonly length: number;
  /** Since when the first of them waits, in seconds. */
  readonly headAgeSeconds: number | null;
  readonly lastError: string | null;
}

export const NODES_ADDRESS = '/bin/publish-nodes.json';

const publications = (count: number) => (count === 1 ? '1 publication' : `${count} publications`);

/** `40 seconds`, `5 minutes`, `3 hours`, `2 days`. */
export function ageText(seconds: number): string {
  const [size, unit] = ([[86_400, 'day'], [3600, 'hour'], [60, 'minute']] as const).find(([each]) => seconds >= each) ?? [1, 'second']; // prettier-ignore
  const count = Math.floor(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What authors should know of a node. */
export function nodeText({ condition, length, headAgeSeconds, lastError }: PublishNode): string {
  const waiting = `${publications(length)} waiting${headAgeSeconds === null ? '' : `, the first for ${ageText(headAgeSeconds)}`}`;
  if (condition === 'current') return 'Shows everything that is published.';
  if (condition === 'sending') return length > 0 ? `Being updated: ${waiting}.` : 'Being updated.';
  if (condition === 'differs') return 'Lacks publications that were dropped. Operators can mend it.';
  return `${length > 0 ? `${waiting}. ` : ''}The last attempt failed: ${lastError ?? 'unknown reason'}. It is repeated automatically.`;
}
