import { mkdirSync, writeFileSync } from 'node:fs';
import { APP_ID } from '../../shared/addresses/app';
import type { Results } from '../accessibility/Results';
import { explanationOf } from './explained';
import type { Finding } from './Finding';

/** Notes how many pages and PDFs were checked, and how many have errors, for the accessibility statement. */
export function writeChecks(findings: readonly Finding[], counts: Readonly<Record<string, number>>): void {
  const faulty = (checker: string) =>
    new Set(
      findings.flatMap((finding) =>
        finding.checker === checker && finding.isError && !explanationOf(finding) ? [finding.address] : [],
      ),
    ).size;
  const checks: Results['checks'] = {
    html: { looked: counts.pages ?? 0, failed: faulty('html') },
    pdf: { looked: counts.PDFs ?? 0, failed: faulty('pdf') },
  };
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/validated-${APP_ID}.json`, JSON.stringify(checks));
}
