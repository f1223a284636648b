import type { MeasureSystem } from '../../../../shared/measures/measure-system';
import type { Answer } from './Calculator';
import { readEntries, type Entries } from './entries';
import { calculators } from './kinds';

const COUNTRY = { electricity: 0.25, gas: 0.09, carbon: 0.2 };

/** What a calculator makes of an address. */
export const entered = (
  kind: string,
  asked: Record<string, string> = {},
  language = 'en-GB',
  system: MeasureSystem = 'metric',
): Entries => readEntries(calculators[kind]!, asked, { language, system, country: COUNTRY });

/** Its answer. @throws if something is wrong with the entries */
export function answered(
  kind: string,
  asked: Record<string, string> = {},
  language?: string,
  system?: MeasureSystem,
): Answer {
  const { inputs, faults } = entered(kind, asked, language, system);
  if (!inputs) throw new Error(JSON.stringify(faults));
  return calculators[kind]!.answer(inputs);
}

/** A result by its key. */
export const resultOf = ({ results }: Answer, key: string): number =>
  results.find((result) => result.key === key)?.value ?? NaN;
