import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { traced, traceHeaders, traceWith } from './tracing';
import type { Tracer } from './Tracer';

afterEach(() => traceWith(undefined));

it('just does the work, and passes nothing on, while traces are off', () => {
  expect(traced('draw', {}, (span) => (span.set('a', 1), 'done'))).toBe('done');
  expect(traceHeaders()).toEqual({});
});

it('runs the work as a span of the chosen tracer, below the caller’s', () => {
  const run = jest.fn((...[, , work]: Parameters<Tracer['run']>) => work({ set: () => {} }));
  traceWith({ run: run as Tracer['run'], current: '00-1-2-01' });
  expect(traced('draw', { template: 'page' }, () => 'done', '00-1-1-01')).toBe('done');
  expect(run).toHaveBeenCalledWith('draw', { template: 'page' }, expect.any(Function), '00-1-1-01');
  expect(traceHeaders()).toEqual({ traceparent: '00-1-2-01' });
});

it('loads nothing of OpenTelemetry without a collector in the settings', () => {
  const loads = (url: string) =>
    execFileSync(
      process.execPath,
      [
        '--require',
        'tsx/cjs',
        '--eval',
        `const { beginTracing } = require('./begin-tracing.ts');
         const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: ${url}, OTEL_TRACES_SAMPLER_ARG: 1 };
         beginTracing('test', settings, { info() {}, warn: console.log }).then(() => {
           console.log(Object.keys(require.cache).some((file) => file.includes('@opentelemetry')));
           process.exit();
         });`,
      ],
      { cwd: path.resolve(__dirname), encoding: 'utf8' },
    ).trim();
  expect(loads('undefined')).toBe('false');
  expect(loads("'http://localhost:9'")).toBe('true');
}, 30_000);
