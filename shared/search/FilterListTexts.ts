import type { filterList } from '../words/en/filter-list';

/** The list's words, as JSON, with placeholders `{0}` and `{1}`. */
export type FilterListTexts = {
  readonly [Name in Exclude<keyof typeof filterList, 'plainAdvice'>]: string;
} & {
  readonly figureNames: Readonly<Record<string, string>>;
  readonly orderNumber: string;
  readonly compare: string;
  readonly addToList: string;
  readonly oneManual: string;
  readonly oneVersion: string;
  readonly versions: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly pageNumber: string;
};

/** @example fill('{0} of {1}', '12', '200') // '12 of 200' */
export const fill = (text: string, ...values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (place, index: string) => values[Number(index)] ?? place);
