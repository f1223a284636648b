import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../../install-packages';

/** Lighthouse 13 requires Node 22. */
const VERSION = '12.8.2';

const folder = path.resolve(__dirname, '../../../node_modules/.cache/lighthouse', VERSION);

export interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: object;
}

/** What we read of Lighthouse's result. */
export interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

export type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

let opened: Promise<Lighthouse> | undefined;

/**
 * Lighthouse, installed from npm when it is first needed: with its own packages it is 180 MB, a quarter of all, and only this
 * benchmark uses it.
 * @throws Error with npm's words if it cannot be installed
 */
export const openLighthouse = (): Promise<Lighthouse> => (opened ??= open());

async function open(): Promise<Lighthouse> {
  const main = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(main)) installPackages(folder, { lighthouse: VERSION });
  const { default: lighthouse } = (await import(pathToFileURL(main).href)) as { default: Lighthouse };
  return lighthouse;
}
