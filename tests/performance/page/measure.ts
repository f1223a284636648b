import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import { findBrowser } from '../../../scripts/ensure-browser';
import { openLighthouse } from './open-lighthouse';
import { countProcessorTime } from './processor-time';

export interface Measurement {
  /** 0–100 by category: performance, accessibility, best-practices, seo. */
  scores: Record<string, number>;
  /** Performance (0–100) with tasks measured by CPU time, so that other load on the machine does not count. */
  alone: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of script transferred. */
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** Failed audits of any category. */
  failed: string[];
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--disable-background-networking',
];

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/** One Lighthouse run (mobile, simulated throttling); repeated if the browser lost the trace. */
export async function measure(url: string, tries = 3): Promise<Measurement> {
  try {
    return await run(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return measure(url, tries - 1);
  }
}

async function run(url: string): Promise<Measurement> {
  const lighthouse = await openLighthouse();
  const gathered = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: flags });
  const audit = async (more: object) => {
    const result = await lighthouse(url, { ...more, auditMode: gathered, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  };
  try {
    const { audits, categories } = await audit({ port: chrome.port, gatherMode: gathered });
    countProcessorTime(gathered);
    const alone = (await audit({})).categories.performance;
    const number = (id: string) => audits[id]?.numericValue ?? NaN;
    const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
    const items = details?.items ?? [];
    const sum = (some: NetworkItem[]) =>
      some.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
    return {
      scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, percent(score)])),
      alone: percent(alone?.score),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
      bytes: sum(items),
      requests: items.length,
      failed: Object.values(categories)
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
    rmSync(gathered, { recursive: true, force: true });
  }
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** The median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
