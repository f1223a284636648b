import { missingForJava, sameJson } from './same-json';

/*
 * The Java side of the site, over the site's own content, gives the JSON that the local server gives. Maven does all of
 * it: ui.apps/core. Where there is no JDK or no Maven there is nothing to compare with. Every page: same-json.long.ts.
 */
const MINUTE = 60_000;
const missing = missingForJava();

if (missing.length > 0) {
  console.warn(
    `SKIPPED: Java's JSON is not compared with the local server's: ${missing.join(' and ')} not found`,
  );
}

(missing.length > 0 ? it.skip : it)(
  `gives the same JSON from Java${missing.length > 0 ? ` (skipped: ${missing.join(' and ')} not found)` : ''}`,
  () => expect(sameJson()).toBe(''),
  15 * MINUTE,
);
