import type { Browser } from './browser';

/** An event of Chromium’s trace; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: Readonly<Record<string, unknown>>;
}

const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Records what a browser does.
 *
 * @returns ends the recording and gives its events
 */
export async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  let end = () => {};
  const isComplete = new Promise<void>((resolve) => (end = resolve));
  const stopListening = browser.listen(({ method, params }) => {
    if (method === 'Tracing.dataCollected') events.push(...(params['value'] as TraceEvent[]));
    if (method === 'Tracing.tracingComplete') end();
  });
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories },
  });
  return async () => {
    await browser.send('Tracing.end');
    await isComplete;
    stopListening();
    return events;
  };
}
