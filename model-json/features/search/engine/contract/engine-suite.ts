import type { SearchEngine } from '../SearchEngine';
import { asking } from './asking';
import { DOCUMENTS } from './documents';
import { facetsSuite } from './facets-suite';
import { figuresSuite } from './figures-suite';
import { meaningSuite } from './meaning-suite';
import { numbersSuite } from './numbers-suite';
import { orderSuite } from './order-suite';
import { refusals } from './refusals';
import { rulesSuite } from './rules-suite';
import { slipsSuite } from './slips-suite';
import { suggestionsSuite } from './suggestions-suite';
import { wordsSuite } from './words-suite';

/**
 * What every driver of the search must do, whatever its index.
 * @param open opens an empty engine with the suite's schema
 */
export function engineSuite(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;
  beforeAll(async () => {
    engine = await open();
    await engine.rebuild(DOCUMENTS);
  });
  afterAll(() => engine.close());

  const asked = asking(() => engine);

  describe('words', () => wordsSuite(asked));
  describe('meaning', () => meaningSuite(() => engine));
  describe('typos', () => slipsSuite(asked));
  describe('order numbers', () => numbersSuite(asked));
  describe('facets', () => facetsSuite(asked));
  describe('figures', () => figuresSuite(asked));
  describe('order and pages', () => orderSuite(asked));
  describe('rules of a site', () => rulesSuite(() => engine));
  describe('suggestions', () => suggestionsSuite(() => engine));
  describe('invalid queries', () => refusals(asked.ask));
}
