import type { Labels, Metric, Sample } from './metric';
import type { Report } from './Report';

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics of all programs in Prometheus' text format, each sample labelled with its program. */
export function prometheusText(reports: readonly Report[]): string {
  const lines = new Map<string, string[]>();
  for (const { program, metrics } of reports)
    for (const metric of metrics) {
      const known = lines.get(metric.name) ?? headOf(metric);
      for (const sample of metric.values) known.push(lineOf(metric, sample, program));
      lines.set(metric.name, known);
    }
  return `${[...lines.values()].flat().join('\n')}\n`;
}

const headOf = ({ name, help, type }: Metric): string[] => [
  `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
  `# TYPE ${name} ${type}`,
];

const lineOf = ({ name }: Metric, { metricName = name, labels, value }: Sample, program: string): string =>
  `${metricName}{${labelsText({ program, ...labels })}} ${value ?? 'NaN'}`;

const labelsText = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',');

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
