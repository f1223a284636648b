import { missingForJava } from '../../package/same-json';
import { SlingServer } from '../../package/sling/SlingServer';

const MINUTE = 60_000;

/** A Sling that runs already, for work on a test. */
const RUNNING = process.env.SLING_ORIGIN;

/** The Sling of a suite, once its tests run. */
export interface TestedSling {
  readonly origin: string;
  /** The one that was started for the tests; undefined if it ran before. */
  readonly own: SlingServer | undefined;
}

/** Tests on a real Apache Sling, which is started for them; skipped where there is no JDK or Maven. */
export function onSling(title: string, define: (sling: TestedSling) => void): void {
  const missing = RUNNING === undefined ? missingForJava() : [];
  if (missing.length > 0) console.warn(`SKIPPED: ${title}: ${missing.join(' and ')} not found`);
  (missing.length > 0 ? describe.skip : describe)(title, () => {
    let own: SlingServer | undefined;
    beforeAll(async () => {
      if (RUNNING === undefined) own = await SlingServer.start();
    }, 15 * MINUTE);
    afterAll(() => own?.stop(), MINUTE);
    define({
      get origin() {
        return RUNNING ?? own?.origin ?? '';
      },
      get own() {
        return own;
      },
    });
  });
}
