import { START, type Waits } from './Readiness';
import type { Report } from './Report';

export interface ReadinessAnswer {
  readonly isReady: boolean;
  /** For people: which program waits for what. */
  readonly body: { readonly status: string; readonly waiting?: Readonly<Record<string, Waits>> };
}

/**
 * Whether some programs together should get requests. A drawer that is starting is not waited for if another one has
 * started: the front sends it nothing.
 */
export function readinessOf(reports: readonly Report[]): ReadinessAnswer {
  const started = new Set(reports.filter(({ waits }) => !(START in waits)).map(kindOf));
  const late = reports.filter(
    (report) =>
      Object.keys(report.waits).length > 0 && !(START in report.waits && started.has(kindOf(report))),
  );
  if (late.length === 0) return { isReady: true, body: { status: 'ready' } };
  const waiting = Object.fromEntries(late.map(({ program, waits }) => [program, waits]));
  return { isReady: false, body: { status: 'not ready', waiting } };
}

/** `drawer` of `drawer 2`. */
const kindOf = ({ program }: Report): string => program.replace(/ \d+$/, '');
