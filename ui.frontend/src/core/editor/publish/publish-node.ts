import { counted, t } from '../../../../../shared/authoring/language/t';
import { locale } from '../../../../../shared/authoring/language/locale';

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

/** `40 seconds`, `5 minutes`, `3 hours`, `2 days`. */
export function ageText(seconds: number): string {
  const [size, unit] = ([[86_400, 'day'], [3600, 'hour'], [60, 'minute']] as const).find(([each]) => seconds >= each) ?? [1, 'second']; // prettier-ignore
  return Math.floor(seconds / size).toLocaleString(locale(), { style: 'unit', unit, unitDisplay: 'long' });
}

/** What authors should know of a node. */
export function nodeText({ condition, length, headAgeSeconds, lastError }: PublishNode): string {
  const waiting =
    headAgeSeconds === null
      ? counted(length, '{n} publication waiting', '{n} publications waiting')
      : counted(
          length,
          '{n} publication waiting, the first for {age}',
          '{n} publications waiting, the first for {age}',
          { age: ageText(headAgeSeconds) },
        );
  if (condition === 'current') return t('Shows everything that is published.');
  if (condition === 'sending')
    return length > 0 ? t('Being updated: {waiting}.', { waiting }) : t('Being updated.');
  if (condition === 'differs') return t('Lacks publications that were dropped. Operators can mend it.');
  return (
    (length > 0 ? `${waiting}. ` : '') +
    t('The last attempt failed: {error}. It is repeated automatically.', {
      error: lastError ?? t('unknown reason'),
    })
  );
}
