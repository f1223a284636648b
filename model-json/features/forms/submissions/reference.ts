import type { ExportContext } from '../../../core/exporter/Exporter';
import { choiceOf } from '../../../core/exporter/shared/links/choice-links';

const REFERENCE = /^[0-9A-F]{8}$/;

/** The reference of a submission for visitors: the start of its id. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** The reference of the last submission, from the address; undefined if invalid. */
export function sentReference(context: ExportContext): string | undefined {
  const sent = choiceOf(context, 'sent');
  return REFERENCE.test(sent) ? sent : undefined;
}
