import { parse } from 'yaml';
import '../../model-json/core/server/operations/instruments';
import { operations } from '../../model-json/core/server/operations/Operations';
import { standbyMetrics } from '../../model-json/core/server/standby/open-standby';
import { queueMetrics } from '../../model-json/core/server/operations/queue-metrics';
import { Program } from '../../model-json/core/server/processes/Program';
import { read, tool } from './deploy-files';

/* The alerts and the dashboard ask for metrics that our programs have, and each alert has a runbook. */

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly annotations?: { readonly runbook: string };
}

const rules = (
  parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/site.json')) as {
  uid: string;
  panels: { id: number; title: string; gridPos: object; targets: { expr: string }[] }[];
};

/** Metrics with their labels, as a scrape has them. */
async function exposed(): Promise<Map<string, Set<string>>> {
  queueMetrics(() => [{ queue: 'publish', length: 0, since: undefined }]);
  standbyMetrics(() => ({ behindSeconds: null, lastError: null }));
  const program = new Program({
    name: 'drawer 1',
    file: '',
    patience: 1,
    warn() {},
    onMessage() {},
    onUseless() {},
  });
  const reports = await operations.reports('supervisor', true);
  await program.end('SIGTERM', 0);
  const found = new Map<string, Set<string>>();
  for (const { name, type, help, values } of reports.flatMap(({ metrics }) => metrics)) {
    // A histogram without a value names its labels in its help.
    const labels = new Set([
      'program',
      'instance',
      'job',
      'le',
      ...values.flatMap((value) => Object.keys(value.labels)),
    ]);
    const described = new Set([...labels, ...(help.match(/\w+/g) ?? [])]);
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    for (const each of names) found.set(each, described);
  }
  return found;
}

/** `cms_program_up{instance="a"}` → its name and labels. */
const queriesIn = (expr: string) =>
  [...expr.matchAll(/\b((?:cms|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name, labels = '']) => ({
    name: name!,
    labels: [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
  }));

it('alerts and dashboard query metrics and labels that our programs expose', async () => {
  const metrics = await exposed();
  const exprs = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const queries = exprs.flatMap(queriesIn);
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter(({ name }) => !metrics.has(name)).map(({ name }) => name)).toEqual([]);
  const strange = queries.flatMap(({ name, labels }) =>
    labels.filter((label) => !metrics.get(name)?.has(label)).map((label) => `${name}{${label}}`),
  );
  expect(strange).toEqual([]);
});

it('the dashboard can be imported: panels have numbers, places and queries', () => {
  expect(dashboard.uid).toBe('cms-site');
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(new Set(dashboard.panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(
    dashboard.panels.length,
  );
  expect(dashboard.panels.filter(({ title, targets }) => !title || targets.length === 0)).toEqual([]);
});

it('each alert has a runbook, and each runbook an alert', () => {
  const alerts = rules.flatMap(({ alert }) => alert ?? []);
  const runbooks = [
    ...read('docs/operate.md')
      .split('## Runbooks')[1]!
      .matchAll(/^### (\w+)$/gm),
  ].map(([, name]) => name!);
  expect(runbooks.sort()).toEqual([...alerts].sort());
  for (const { alert, annotations } of rules.filter((rule) => rule.alert !== undefined))
    expect(annotations?.runbook).toBe(`docs/operate.md#${alert!.toLowerCase()}`);
});

it('Prometheus accepts the rules, and they fire when they should', () => {
  for (const words of [
    ['check', 'rules', 'deploy/prometheus/alerts.yaml'],
    ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'],
    ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yaml'],
  ]) {
    const checked = tool('promtool', ...words);
    expect(checked ? [checked.status, checked.said] : [0, '']).toEqual([0, expect.any(String)]);
  }
});
