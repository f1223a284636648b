import type { Check } from '../Results';

/** What an accessibility statement says in a language. Plain text, if the comment does not say otherwise. */
export interface StatementWords {
  readonly title: string;
  readonly navTitle: string;
  readonly description: string;
  readonly lead: string;
  readonly aim: string;
  /** The standard of the law that applies. */
  readonly standard: string;
  /** Where European law does not apply. */
  readonly standardAbroad: string;
  /** What results without faults mean. */
  readonly inPart: string;
  readonly checked: string;
  readonly caption: string;
  readonly columns: readonly [check: string, scope: string, faults: string];
  readonly checks: Readonly<Record<Check, string>>;
  readonly pages: (count: string) => string;
  readonly documents: (count: string) => string;
  readonly none: string;
  readonly not: string;
  /** Items of a list of what does not conform. */
  readonly failed: (check: string, count: string) => string;
  readonly embedded: string;
  readonly photographs: string;
  readonly unread: string;
  readonly wrong: string;
  /** Rich text. @param contact address of a page @param email with which we are written to */
  readonly tellUs: (contact: string, email: string) => string;
  readonly authorities: string;
  readonly about: string;
  readonly assessed: (day: string) => string;
}
