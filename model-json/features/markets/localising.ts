import { changeWords } from '../../../shared/words/spelling/change-words';
import { spellingOf } from '../../../shared/words/spelling/spelling-of';
import type { Localising, Localisings } from '../../core/repository/derived/Localising';
import type { Resource, Value } from '../../core/repository/Resource';
import { monthFirst } from './dates';
import { localMains } from './mains';
import { localMoney, type Route } from './money';
import { americanMarks } from './numbers';
import { convertsUnits, localCells, usTitle } from './table-figures';
import { usQuantities } from './us-quantities';

/** Countries that derive from a language's master, named like AEM's variations and tag titles. */
const ROUTES: Readonly<Record<string, Route>> = {
  en_us: { language: 'en', from: 'gb', to: 'us' },
  en_ca: { language: 'en', from: 'gb', to: 'ca' },
  es_us: { language: 'es', from: 'es', to: 'us' },
  fr_ca: { language: 'fr', from: 'fr', to: 'ca' },
  fr_ch: { language: 'fr', from: 'fr', to: 'ch' },
  de_ch: { language: 'de', from: 'de', to: 'ch' },
};

/** Each country's money, mains, units and dates, then its words and number formats. */
export const localisings: Localisings = {
  byLocale: new Map(Object.entries(ROUTES).map(([locale, route]) => [locale, makeLocalising(locale, route)])),
};

function makeLocalising(locale: string, route: Route): Localising {
  const spelling = spellingOf(locale) ?? ((text: string) => text);
  const local = (text: string, isTitle: boolean) => spelling(localText(text, route, isTitle));
  return (value, { kind, name, node }) => {
    // Search terms that visitors type only change their spelling.
    if (kind === 'query') return each(value, spelling);
    if (isOfTable(node) && convertsUnits(node))
      return each(value, (text) => spelling(withMarks(text, route)));
    const isTitle = name === 'title' && node?.parent?.name === 'columns';
    const figures =
      name === 'cells' && node && Array.isArray(value) ? localCells(value.map(String), node, route) : value;
    return each(figures, (text) => local(text, isTitle));
  };
}

const each = (value: Value, change: (text: string) => string): Value => {
  if (typeof value === 'string') return change(value);
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? change(one) : one)) : value;
};

function localText(text: string, route: Route, isTitle: boolean): string {
  const { language, to } = route;
  const words = (change: (part: string) => string) => (given: string) => changeWords(given, change);
  let changed = words((part) => localMains(part, language, to))(text);
  if (!/\d|[£€]/.test(changed) && !isTitle) return changed;
  changed = localMoney(changed, route);
  if (to === 'us') {
    const whole = changed;
    changed = words((part) => usQuantities(isTitle ? usTitle(part) : part, language, whole))(changed);
  }
  if (language === 'en') changed = words(monthFirst)(changed);
  return withMarks(changed, route);
}

const withMarks = (text: string, { language }: Route): string =>
  language === 'es' ? changeWords(text, americanMarks) : text;

const isOfTable = (node: Resource | undefined): node is Resource =>
  node?.parent?.name === 'rows' || node?.parent?.name === 'columns';
