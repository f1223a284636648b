import type { Language } from '../../../../shared/words/languages';
import type { Maker } from '../Maker';
import type { InLanguages } from '../records/Records';
import type { TradeRecord } from '../records/TradeRecord';
import type { LanguageText } from './elements';

/** What submodels are made from. */
export interface Told {
  /** The record whose numbers, which are the same in each language, are told. */
  readonly record: TradeRecord;
  readonly records: InLanguages;
  readonly maker: Maker;
  readonly origin: string;
  /** The identification link. */
  readonly link: string;
}

/** A text of each language's record. */
export const inEach = (
  { records }: Pick<Told, 'records'>,
  textOf: (record: TradeRecord, language: Language) => string,
): LanguageText[] => [...records].map(([language, record]) => ({ language, text: textOf(record, language) }));
