import { numberFormat } from '#number-format';
import { MOST_ROWS, reduced } from './reduced';

/** A log as entries of the form, in numbers as its language writes them; rows that it does not need are empty. */
export function profileChoices(flows: readonly number[], language: string): Record<string, string> {
  const format = numberFormat(language, { useGrouping: false, maximumSignificantDigits: 4 });
  const levels = flows.length > 0 ? reduced(flows) : [];
  return Object.fromEntries(
    Array.from({ length: MOST_ROWS }, (_, index) => {
      const level = levels[index];
      return [
        [`share${index + 1}`, level ? format.format(level.share) : ''],
        [`draw${index + 1}`, level ? format.format(level.draw) : ''],
      ];
    }).flat(),
  );
}
