import type { Language } from '../../../../shared/words/languages';
import type { Told } from '../aas/Told';
import { identificationLink, passportLinks } from './identification';

/** Somewhere that an identification leads. */
export interface Target {
  /** Link types of GS1's vocabulary, and our short names for people who type. */
  readonly types: readonly string[];
  /** With the origin. */
  readonly href: string;
  readonly mediaType: string;
  readonly title: string;
  readonly language: Language;
}

const GS1 = 'https://ref.gs1.org/voc/';

/**
 * Where a product's identification leads readers of a language: page, manual, data sheet, passport.
 * @param serial of one machine, whose spare parts the page shows
 */
export function targetsOf({ record, records, origin }: Told, language: Language, serial?: string): Target[] {
  const own = records.get(language) ?? record;
  const absolute = (url: string) => new URL(url, origin).href;
  const document = (kind: string) => own.documents.find(({ type }) => type === kind);
  const [manual, sheet] = [document('manual'), document('data-sheet')];
  const passport = passportLinks(record.sku);
  const html = 'text/html';
  const pdf = 'application/pdf';
  return [
    ...(own.page
      ? [
          {
            types: ['gs1:pip', 'page'],
            href: absolute(asking(own.page, { variant: record.sku, ...(serial && { serial }) })),
            mediaType: html,
            title: own.name,
            language,
          },
        ]
      : []),
    ...(manual
      ? [
          {
            types: ['gs1:instructions', 'manual'],
            href: absolute(manual.url),
            mediaType: pdf,
            title: manual.title || own.name,
            language,
          },
        ]
      : []),
    ...(sheet
      ? [
          {
            types: ['gs1:masterData', 'data-sheet'],
            href: absolute(sheet.url),
            mediaType: pdf,
            title: sheet.title || own.name,
            language,
          },
        ]
      : []),
    {
      types: ['gs1:dpp', 'passport'],
      href: absolute(passport.json),
      mediaType: 'application/json',
      title: own.name,
      language,
    },
  ];
}

/** The page shows the version and the parts that were asked for; a product without versions or ranges ignores them. */
const asking = (page: string, choices: Record<string, string>): string =>
  `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(choices)}`;

/** All targets in all languages, as RFC 9264 has them; of one machine, if its serial number is given. */
export function linkSet(told: Told, serial?: string): object {
  const { origin, record } = told;
  const targets = [...told.records.keys()].flatMap((language) => targetsOf(told, language, serial));
  const byType = new Map<string, object[]>();
  for (const { types, href, mediaType, title, language } of targets) {
    const name = (types[0] ?? '').replace('gs1:', GS1);
    byType.set(name, [...(byType.get(name) ?? []), { href, type: mediaType, title, hreflang: [language] }]);
  }
  return {
    linkset: [
      {
        anchor: identificationLink(origin, record.sku, serial),
        itemDescription: record.name,
        ...Object.fromEntries(byType),
      },
    ],
  };
}
