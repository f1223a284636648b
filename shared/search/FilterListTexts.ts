import type { filterList } from '../words/en/filter-list';

/** Words that features need for their own results. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureTexts {}

/** The list's words, as JSON, with placeholders `{0}` and `{1}`. */
export type FilterListTexts = {
  readonly [Name in keyof typeof filterList]: string;
} & {
  readonly figureNames: Readonly<Record<string, string>>;
} & FeatureTexts;

/** @example fill('{0} of {1}', '12', '200') // '12 of 200' */
export const fill = (text: string, ...values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (place, index: string) => values[Number(index)] ?? place);
