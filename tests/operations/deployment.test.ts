import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSettings, VARIABLES } from '../../model-json/core/server/settings/settings';
import { documentsOf, read, root, tool } from './deploy-files';
import { untouched } from './untouched';

/* The files in `deploy`, and the Dockerfile. */

const isSetting = (name: string) => name in VARIABLES;
/** Those of other programs. */
const OTHERS = ['NODE_ENV', 'BASE', 'SITE'];

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Record<string, string>;
}
type Model = new (manifest: object) => { validate(): void };

describe('the Kubernetes manifests', () => {
  const manifests = documentsOf('deploy/kubernetes/site.yaml') as Manifest[];
  const validate = (manifest: Manifest) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const models = require(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`) as Record<
      string,
      Model
    >;
    const model = new models[manifest.kind]!({});
    return untouched(manifest, (watched) => model.validate.call(watched));
  };

  it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    '%s satisfies its schema',
    (_kind, manifest) => {
      expect(validate(manifest)).toEqual([]);
    },
  );

  it('would be refused with a wrong type, or a misspelt name', () => {
    const [, set] = structuredClone(manifests) as [
      Manifest,
      { spec: { template: { spec: Record<string, unknown> } } } & Manifest,
    ];
    set.spec.template.spec['terminationGracePeriodSecond'] = 15;
    expect(validate(set)).toEqual(['/spec/template/spec/terminationGracePeriodSecond']);
    set.spec.template.spec['terminationGracePeriodSeconds'] = '15 s';
    expect(() => validate(set)).toThrow('/spec/template/spec/terminationGracePeriodSeconds');
  });

  it('contains settings that a start accepts', () => {
    const [{ data = {} }] = manifests as [Manifest];
    expect(Object.keys(data).filter((name) => !isSetting(name))).toEqual([]);
    expect(() => readSettings({ ...data, OPERATIONS_TOKEN: 'sixteen characters' })).not.toThrow();
    expect(() => readSettings(data)).toThrow('OPERATIONS_TOKEN');
  });
});

it('the compose file runs a read-only container with settings that a start accepts', () => {
  const [{ services }] = documentsOf('deploy/compose.yaml') as [
    { services: Record<string, Record<string, unknown>> },
  ];
  const { environment, read_only, cap_drop } = services['site'] as Record<string, unknown>;
  expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
  const given = Object.entries(environment as Record<string, string>).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+:-(.*)\}/, '$1').replace(/\$\{\w+:\?.*\}/, 'sixteen characters'),
  ]);
  expect(given.filter(([name]) => !isSetting(name!))).toEqual([]);
  expect(() => readSettings(Object.fromEntries(given) as Record<string, string>)).not.toThrow();
});

it('the Dockerfile uses only settings that exist, copies only files that exist, and does not run as root', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const variables = lines.flatMap((line) =>
    (/^(?:ENV|ARG) (.*)/.exec(line)?.[1] ?? '').split(' ').filter(Boolean),
  );
  expect(
    variables.map((word) => word.split('=')[0]!).filter((name) => !isSetting(name) && !OTHERS.includes(name)),
  ).toEqual([]);
  const [copied = ''] = lines.filter((line) => line.startsWith('COPY package'));
  for (const file of copied.split(' ').slice(1, -1)) expect(() => read(file)).not.toThrow();
  expect(lines.filter((line) => /^(?:USER|FROM)/.test(line)).at(-1)).toBe('USER 10001:10001');
});

it('the unit files are valid, and leave the service little to attack', () => {
  const folder = path.join(root, 'deploy/systemd');
  const units = readdirSync(folder).map((name) => path.join(folder, name));
  const verified = tool('systemd-analyze', 'verify', ...units);
  // The program is not installed here.
  const faults = verified?.said
    .split('\n')
    .filter((line) => line !== '' && !line.includes('is not executable'));
  expect(faults ?? []).toEqual([]);
  const security = tool(
    'systemd-analyze',
    'security',
    '--offline=true',
    '--no-pager',
    '--threshold=20',
    units.find((unit) => unit.endsWith('site.service'))!,
  );
  expect(security?.status ?? 0).toBe(0);
  const [, environment = ''] = /^Environment=(.*)$/m.exec(read('deploy/systemd/site.service'))!;
  const names = environment.split(' ').map((word) => word.split('=')[0]!);
  expect(names.filter((name) => !isSetting(name) && !OTHERS.includes(name))).toEqual([]);
});
