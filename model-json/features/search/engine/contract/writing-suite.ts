import type { SearchEngine } from '../SearchEngine';
import { arrivalSuite } from './arrival-suite';
import { changesSuite } from './changes-suite';
import { DOCUMENTS } from './documents';
import { rebuildSuite } from './rebuild-suite';

/** What every driver must do when documents are added and removed. Each test has an engine of its own. */
export function writingSuite(open: () => Promise<SearchEngine>): void {
  let engine: SearchEngine;
  beforeEach(async () => {
    engine = await open();
    await engine.index(DOCUMENTS);
  });
  afterEach(() => engine.close());

  describe('single documents', () => changesSuite(() => engine));
  describe('the order in which they come', () => arrivalSuite(() => engine, open));
  describe('a rebuild', () => rebuildSuite(() => engine));
}
