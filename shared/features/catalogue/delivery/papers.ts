import type { Subject } from '../reasons/Subject';
import type { DeliveryWords } from './words';

/** Families with a manual of their own, but without certificates. */
const MANUALS = ['air-net', 'filters', 'condensate', 'dryers', 'air-tools', 'tanks', 'hoses'] as const;

/** The documents in the box: those of a pressure vessel, those of a machine, or a manual. */
export function papers(
  subject: Subject,
  certificates: readonly string[],
  words: DeliveryWords,
): string | undefined {
  if (subject.isOf('air-net/pipe-tools')) return undefined;
  const hasTank = subject.amount('tankVolume', 'l') > 0;
  if (hasTank && subject.isOf('mobile', 'stationary', 'screw', 'tanks')) return words.tankPapers;
  if (certificates.length > 0 && !subject.isOf('condensate/separators')) return words.papers;
  return subject.isOf(...MANUALS) ? words.manual : undefined;
}
