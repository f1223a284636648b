import type { Language } from '../../shared/words/languages';
import type { StatementPlaces } from './places';
import { CHECKS, type Check, type Results } from './Results';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import type { StatementWords } from './words/Words';

export const WORDS: Readonly<Record<Language, StatementWords>> = { de, en, es, fr };

/** A statement of a site: where it is, in which language, what it says. */
export interface Statement {
  /** Path of the site's root. */
  readonly root: string;
  readonly language: Language;
  readonly places: StatementPlaces;
  readonly results: Results;
  /** Whether European law does not apply there. */
  readonly isAbroad: boolean;
}

/** The standard, and how far the site conforms. */
export function aimOf({ language, isAbroad }: Statement): string {
  const { aim, standard, standardAbroad, inPart } = WORDS[language];
  return `<h2>${aim}</h2><p>${isAbroad ? standardAbroad : standard} ${inPart}</p>`;
}

/** Rows of the table: check, how much was looked at, faults. */
export function rowsOf({ language, results }: Statement): string[][] {
  const { checks, none } = WORDS[language];
  return found(results).map(({ check, looked, failed }) => [
    checks[check],
    amount(language, check, looked),
    failed > 0 ? amount(language, check, failed) : none,
  ]);
}

/** What does not conform, how to complain, and when the site was assessed. */
export function restOf({ root, language, places, results, isAbroad }: Statement): string {
  const words = WORDS[language];
  const faults = [
    ...found(results).flatMap(({ check, failed }) =>
      failed > 0 ? [words.failed(words.checks[check], amount(language, check, failed))] : [],
    ),
    ...places.limits.map((limit) => words[limit]),
  ];
  const locale = language === 'en' ? 'en-GB' : language;
  const day = new Intl.DateTimeFormat(isAbroad && language === 'en' ? 'en-US' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [
    `<h2>${words.not}</h2><ul>${faults.map((each) => `<li>${each}</li>`).join('')}</ul>`,
    `<h2>${words.wrong}</h2><p>${words.tellUs(`${root}/${places.contact}.html`, places.email)}</p>`,
    ...(isAbroad ? [] : [`<p>${words.authorities}</p>`]),
    `<h2>${words.about}</h2><p>${words.assessed(day.format(new Date(results.assessed)))}</p>`,
  ].join('');
}

const found = ({ checks }: Results) =>
  CHECKS.flatMap((check) => (checks[check] ? [{ check, ...checks[check] }] : []));

const amount = (language: Language, check: Check, count: number): string =>
  WORDS[language][check === 'pdf' ? 'documents' : 'pages'](new Intl.NumberFormat(language).format(count));
