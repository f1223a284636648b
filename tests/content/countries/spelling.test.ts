/** @jest-turn 8 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { fragmentsOf, messagesOf, pagesOf, tagsOf, type Shown } from '../shown';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

/** `-ise` as part of the stem: wise, rise, raise and words that end like them. */
const WHOLE =
  '(?:adv|advert|a?r|ar|bru|comp?r|conc|cru|dev|disgu|enterpr|exc|exerc|expert|franch|l|merchand|no|po|pra|prec|prem|prom|ra|rev|superv|surpr|telev|\\p{L}*w)';
const ISE = `\\b(?!${WHOLE}is)\\p{L}+is(?:e[ds]?|ing|ation)\\b`;

/** Spellings used in neither the United States nor Canada. */
const BRITISH =
  'alumini\\w+|tyres?|petrol|spanners?|lorr(?:y|ies)|kerbs?|enquir\\w+|(?:lear|bur|spel|spil|drea)n?m?t\\b(?<=nt|lt|mt)|whilst|towards|' +
  'storeys?|per cent|tonnes?|postcodes?|fortnight|torch|motorway|plasterboard|gearbox|bonnet|windscreen|analys(?:e[rd]?|ing)|' +
  'mains (?:plug|voltage|supply|connection)|sceptic\\w*|draught\\w*|ageing|programmes?|trolleys?|joiner\\w*|hired?|e-mails?|' +
  ISE;

/** Spellings used only in Canada. */
const CANADIAN =
  '(?:col|lab|neighb|vap|harb|fav|parl|behavi|hon|od|rum)ours?\\w*|(?:lit|met|kilomet|centimet|millimet|cent|fib|calib|louv)re[ds]?|grey|' +
  'mould\\w*|ploughs?|(?:cata|ana)logues?|cheques?|licences?|defences?|(?:label|travel|model|level|fuel|channel|signal)l(?:ed|ing|er)|' +
  'manoeuvr\\w+|carburettors?';

const wrong: Readonly<Record<string, RegExp>> = {
  'us/en': new RegExp(`\\b(?:${BRITISH}|${CANADIAN})\\b`, 'iu'),
  'ca/en': new RegExp(`\\b(?:${BRITISH}|alumini\\w+|carburettors?|ZIP)\\b`, 'iu'),
  'ch/de': /[ßẞ„“]|\d,\d/,
};

/** Exceptions: search words, in any spelling, and a dealer’s name, address and hours. */
const TYPED = /\/search-rules\/|\/cq:LiveSyncConfig|\/dealers\/.*\/(?:name|street|town|openingHours)$/;

const found = (texts: Iterable<Shown>, country: string): string[] =>
  [...texts].flatMap(([at, text]) => {
    const word = TYPED.test(at) ? null : wrong[country]!.exec(text);
    return word ? [`${at}: ${text.slice(Math.max(0, word.index - 30), word.index + 40)}`] : [];
  });

describe.each([
  ['us/en', 'en_us'],
  ['ca/en', 'en_ca'],
  ['ch/de', 'de_ch'],
])('%s', (country, locale) => {
  test('spells its pages, header and footer as its readers do', () => {
    expect(found(pagesOf(site, country), country)).toEqual([]);
  });

  test('spells products, manuals and dealers’ hours as its readers do', () => {
    expect(found(fragmentsOf(site, locale), country)).toEqual([]);
  });

  test('spells families, uses and features as its readers do', () => {
    expect(found(tagsOf(site, locale), country)).toEqual([]);
  });

  test('spells the interface as its readers do', () => {
    expect(found(messagesOf(locale), country)).toEqual([]);
  });
});

/** Words in drawings: a language has one file for all its countries. */
const drawn = (language: string): Shown[] => {
  const folder = path.resolve(__dirname, '../../../model-json/sites/ventora/dam/ventora');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.svg`))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return [...source.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text = '']): Shown => [file, text]);
    });
};

test('uses no spelling in shared drawings that differs between Germany and Switzerland', () => {
  const texts = drawn('de');
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([, text]) => /[ßẞ„“]/.test(text))).toEqual([]);
});

test('uses no spelling in shared drawings that differs between Britain and North America', () => {
  const texts = drawn('en');
  expect(texts.length).toBeGreaterThan(50);
  for (const country of ['us/en', 'ca/en']) expect(found(texts, country)).toEqual([]);
});
