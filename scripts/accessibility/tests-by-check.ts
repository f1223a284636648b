import { z } from 'zod';
import { CHECKS, type Results } from './Results';

const test = z.object({
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
});

/** A report of Playwright: suites within suites, with the tests of each project. */
interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly { readonly tests: readonly z.infer<typeof test>[] }[];
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ suites: z.array(suite).optional(), specs: z.array(z.object({ tests: z.array(test) })) }),
);
const report = z.object({ suites: z.array(suite) });

const testsIn = ({ suites = [], specs }: Suite): z.infer<typeof test>[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

/** How many tests of each check there were in a run, and how many failed; each is of one page. */
export function testsByCheck(json: unknown): Results['checks'] {
  const tests = report.parse(json).suites.flatMap(testsIn);
  const found: Results['checks'] = {};
  for (const check of CHECKS) {
    const own = tests.filter(
      ({ annotations, status }) =>
        status !== 'skipped' &&
        annotations.some(({ type, description }) => type === 'accessibility' && description === check),
    );
    const failed = own.filter(({ status }) => status === 'unexpected').length;
    if (own.length > 0) found[check] = { looked: own.length, failed };
  }
  return found;
}
