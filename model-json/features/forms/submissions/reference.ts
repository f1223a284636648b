import type { ExportContext } from '../../../core/exporter/Exporter';
import { choiceOf } from '../../../core/exporter/shared/links/choice-links';

const REFERENCE = /^[0-9A-F]{8}$/;

/** What a visitor calls a submission by: the beginning of its id. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** The reference of what was just sent, as the address has it; undefined for anything else. */
export function sentReference(context: ExportContext): string | undefined {
  const sent = choiceOf(context, 'sent');
  return REFERENCE.test(sent) ? sent : undefined;
}
