import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../model-json/repository/Repository';
import type { Resource, Value } from '../../model-json/repository/Resource';
import { openSiteContent } from '../../model-json/site-content';
import { messagesFor } from '../../ui.frontend/src/i18n/messages';
import { words } from './content-tree';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

/** `-ise` where it is no ending: wise, rise, raise and what ends like them. */
const WHOLE =
  '(?:adv|advert|a?r|ar|bru|comp?r|conc|cru|dev|disgu|enterpr|exc|exerc|expert|franch|l|merchand|no|po|pra|prec|prem|prom|ra|rev|superv|surpr|telev|\\p{L}*w)';
const ISE = `\\b(?!${WHOLE}is)\\p{L}+is(?:e[ds]?|ing|ation)\\b`;

/** What neither the United States nor Canada writes. */
const BRITISH =
  'alumini\\w+|tyres?|petrol|spanners?|lorr(?:y|ies)|kerbs?|enquir\\w+|(?:lear|bur|spel|spil|drea)n?m?t\\b(?<=nt|lt|mt)|whilst|towards|' +
  'storeys?|per cent|tonnes?|postcodes?|fortnight|torch|motorway|plasterboard|gearbox|bonnet|windscreen|analys(?:e[rd]?|ing)|' +
  'mains (?:plug|voltage|supply|connection)|sceptic\\w*|draught\\w*|ageing|programmes?|trolleys?|joiner\\w*|hired?|e-mails?|' +
  ISE;

/** What only Canada writes. */
const CANADIAN =
  '(?:col|lab|neighb|vap|harb|fav|parl|behavi|hon|od|rum)ours?\\w*|(?:lit|met|kilomet|centimet|millimet|cent|fib|calib|louv)re[ds]?|grey|' +
  'mould\\w*|ploughs?|(?:cata|ana)logues?|cheques?|licences?|defences?|(?:label|travel|model|level|fuel|channel|signal)l(?:ed|ing|er)|' +
  'manoeuvr\\w+|carburettors?';

const wrong: Readonly<Record<string, RegExp>> = {
  'us/en': new RegExp(`\\b(?:${BRITISH}|${CANADIAN})\\b`, 'iu'),
  'ca/en': new RegExp(`\\b(?:${BRITISH}|alumini\\w+|carburettors?|ZIP)\\b`, 'iu'),
  'ch/de': /[ßẞ„“]|\d,\d/,
};

/** Names for machines, ids, paths; what visitors type, in any spelling; a dealer’s name, address and hours. */
const isForMachines = (value: string) => /^(?:[a-z\d:/._-]+|\/.*|[a-z]+:.*)$/s.test(value);
const TYPED = /\/search-rules\/|\/cq:LiveSyncConfig|\/dealers\/.*\/(?:name|street|town|openingHours)$/;

const textsOf = (value: Value): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && !isForMachines(each),
  );

function* shownBelow(node: Resource): Generator<[at: string, text: string]> {
  for (const [name, value] of Object.entries(node.properties)) {
    if (
      /^(?:jcr:(?:primaryType|mixinTypes|uuid|created|lastModified)|cq:.*)$/.test(name) &&
      name !== 'cq:panelTitle'
    )
      continue;
    for (const text of textsOf(value)) yield [`${node.path}/${name}`, words(text)];
  }
  for (const child of node.children.values()) yield* shownBelow(child);
}

/** What a fragment says to readers of a locale, as models read it: the country's variation, the language's, the source. */
function* fragmentsFor(node: Resource, locale: string): Generator<[string, string]> {
  const data = node.name === 'jcr:content' ? node.children.get('data') : undefined;
  const [own, language, source] = [locale, locale.slice(0, 2), 'master'].map(
    (name) => data?.children.get(name)?.properties ?? {},
  );
  for (const [name, value] of Object.entries({ ...source, ...language, ...own })) {
    for (const text of textsOf(value)) yield [`${node.path}/${name}`, words(text)];
  }
  for (const child of node.children.values()) yield* fragmentsFor(child, locale);
}

function* tagsFor(node: Resource, locale: string): Generator<[string, string]> {
  const { properties } = node;
  const title = [`jcr:title.${locale}`, `jcr:title.${locale.slice(0, 2)}`, 'jcr:title']
    .map((name) => properties[name])
    .find((each) => each !== undefined);
  if (title !== undefined) yield [node.path, String(title)];
  for (const child of node.children.values()) yield* tagsFor(child, locale);
}

function* messagesIn(messages: object, at: string): Generator<[string, string]> {
  for (const [name, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'string') yield [`${at}.${name}`, value];
    else if (typeof value === 'object' && value !== null) yield* messagesIn(value, `${at}.${name}`);
  }
}

const found = (texts: Iterable<[at: string, text: string]>, country: string): string[] =>
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
    for (const root of ['/content/ventora', '/content/experience-fragments/ventora'])
      expect(found(shownBelow(site.get(`${root}/${country}`)!), country)).toEqual([]);
  });

  test('spells products, manuals and dealers’ hours as its readers do', () => {
    for (const folder of ['products', 'manuals', 'dealers'])
      expect(found(fragmentsFor(site.get(`/content/dam/ventora/${folder}`)!, locale), country)).toEqual([]);
  });

  test('spells families, uses and features as its readers do', () => {
    expect(found(tagsFor(site.get('/content/cq:tags/ventora')!, locale), country)).toEqual([]);
  });

  test('spells the interface as its readers do', () => {
    expect(found(messagesIn(messagesFor(locale.replace('_', '-')), 'messages'), country)).toEqual([]);
  });
});

/** What is read in drawings: they are files, and a language has one for all its countries. */
const drawn = (language: string): [at: string, text: string][] => {
  const folder = path.resolve(__dirname, '../../model-json/dam/ventora');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.svg`))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      return [...source.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text = '']): [string, string] => [
        file,
        text,
      ]);
    });
};

test('drawings that Switzerland shares with Germany say nothing that it spells otherwise', () => {
  const texts = drawn('de');
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([, text]) => /[ßẞ„“]/.test(text))).toEqual([]);
});

test('drawings that North America shares with Britain say nothing that it spells otherwise', () => {
  const texts = drawn('en');
  expect(texts.length).toBeGreaterThan(50);
  for (const country of ['us/en', 'ca/en']) expect(found(texts, country)).toEqual([]);
});
