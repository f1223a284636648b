import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';

/*
 * The parts of a Sling from Maven Central, cached in `target/sling`: Sling's launcher, the feature of Sling Starter 12
 * with Oak, and the node types of AEM, which the Starter lacks.
 */
const STARTER = 'org.apache.sling:org.apache.sling.starter:12:slingosgifeature:oak_tar';
const LAUNCHER = 'org.apache.sling:org.apache.sling.feature.launcher:1.3.4:tar.gz';
/** The Starter's version drops empty lists (JCRVLT-638, fixed in 3.6.2); this one validates our packages, too. */
const FILE_VAULT = 'org.apache.jackrabbit.vault:org.apache.jackrabbit.vault:3.8.2';
const CENTRAL = 'https://repo.maven.apache.org/maven2';

/** Interactive tools, which need more than Central offers, and health checks that wait for them. */
const NOT_NEEDED = /composum|starter\.content|models\.caconfig|healthcheck|\.hc\./;

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'target/sling');
const repository = path.join(homedir(), '.m2/repository');

/** The node types that the packages are validated against. */
function nodeTypes(): string {
  const pom = readFileSync(path.join(root, 'pom.xml'), 'utf8');
  const version = /<artifactId>aem-nodetypes<\/artifactId>\s*<version>(.+?)</.exec(pom)![1]!;
  return `biz.netcentric.aem:aem-nodetypes:${version}`;
}

export interface Distribution {
  readonly folder: string;
  /** The folder of the launcher's classes. */
  readonly classPath: string;
  readonly feature: string;
  /** Where the launcher looks for bundles: Maven's local repository, then Central. */
  readonly repositories: string;
  /** A bundle that registers AEM's node types. */
  readonly nodeTypes: string;
}

/** Downloads missing parts. @throws if Maven fails */
export function slingDistribution(): Distribution {
  mkdirSync(folder, { recursive: true });
  const launcher = path.join(folder, 'org.apache.sling.feature.launcher-1.3.4');
  if (!existsSync(launcher)) run('tar', 'xzf', downloaded(LAUNCHER), '-C', folder);
  return {
    folder,
    classPath: path.join(launcher, 'lib/*'),
    feature: written('feature.json', featureOf(readFileSync(downloaded(STARTER), 'utf8'))),
    repositories: `file://${repository},${CENTRAL}`,
    nodeTypes: written('aem-nodetypes.jar', nodeTypesBundle(readFileSync(downloaded(nodeTypes())))),
  };
}

interface Bundle {
  readonly id: string;
}

interface Feature {
  bundles: (string | Bundle)[];
  readonly configurations: Record<string, unknown>;
  [extension: string]: unknown;
}

/** The feature without unneeded bundles, and without the checks that report "not ready" until those are present. */
function featureOf(text: string): string {
  const feature = JSON.parse(text) as Feature;
  feature.bundles = feature.bundles
    .map((bundle) => (typeof bundle === 'string' ? { id: bundle } : bundle))
    .filter(({ id }) => !NOT_NEEDED.test(id))
    .map((bundle) => (nameOf(bundle.id) === nameOf(FILE_VAULT) ? { ...bundle, id: FILE_VAULT } : bundle));
  for (const name of Object.keys(feature.configurations))
    if (/\.hc\./.test(name)) delete feature.configurations[name];
  feature['execution-environment:JSON|false'] = {
    framework: { id: 'org.apache.felix:org.apache.felix.framework:7.0.5' },
  };
  return JSON.stringify({ ...feature, id: 'ventora:sling:slingosgifeature:1' });
}

/** What Oak needs for a database. */
const OF_DATABASE = [
  'org.postgresql:postgresql:42.7.4',
  'org.apache.sling:org.apache.sling.datasource:1.0.4',
];

/** The feature with Oak's document store in a PostgreSQL: several Slings on one database are a cluster. */
export function clusterFeature(port: number): string {
  const { feature: single } = slingDistribution();
  const feature = JSON.parse(readFileSync(single, 'utf8')) as Feature & { id: string };
  for (const name of Object.keys(feature.configurations))
    if (name.includes('SegmentNodeStore')) delete feature.configurations[name];
  feature.bundles = [
    ...feature.bundles.filter((bundle) => !JSON.stringify(bundle).includes('oak-segment-tar')),
    ...OF_DATABASE.map((id) => ({ id, 'start-order': '5' })),
  ];
  feature.configurations['org.apache.sling.datasource.DataSourceFactory~oak'] = {
    'datasource.name': 'oak',
    driverClassName: 'org.postgresql.Driver',
    url: `jdbc:postgresql://127.0.0.1:${port}/oak`,
    username: 'oak',
    password: 'oak',
    'maxActive:Integer': 20,
    'testOnBorrow:Boolean': true,
    validationQuery: 'SELECT 1',
  };
  feature.configurations['org.apache.jackrabbit.oak.plugins.document.DocumentNodeStoreService'] = {
    documentStoreType: 'RDB',
    'cache:Integer': 128,
    persistentCache: '-',
    journalCache: '-',
    // A machine for tests stands still now and then: a node whose lease ended meanwhile goes on if no other has taken over.
    leaseCheckMode: 'LENIENT',
  };
  return written(
    'feature-cluster.json',
    JSON.stringify({ ...feature, id: 'ventora:sling-cluster:slingosgifeature:1' }),
  );
}

const nameOf = (artefact: string) => artefact.slice(0, artefact.lastIndexOf(':'));

/** Sling registers the node types listed in a bundle's header. */
function nodeTypesBundle(jar: Buffer): Uint8Array {
  const types = unzipSync(jar, { filter: ({ name }) => name === 'aem.cnd' })['aem.cnd']!;
  const manifest = [
    'Manifest-Version: 1.0',
    'Bundle-ManifestVersion: 2',
    'Bundle-SymbolicName: aem-nodetypes',
    'Bundle-Version: 1.0.0',
    'Sling-Nodetypes: aem.cnd',
    '',
  ].join('\n');
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest), 'aem.cnd': types });
}

function written(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The file of an artefact `group:name:version[:type[:classifier]]` in Maven's repository. */
function downloaded(artefact: string): string {
  const [group = '', name = '', version = ''] = artefact.split(':');
  const place = path.join(repository, ...group.split('.'), name, version);
  const find = () =>
    existsSync(place) && readdirSync(place).find((each) => /\.(?:jar|tar\.gz|slingosgifeature)$/.test(each));
  if (!find()) run('mvn', '-B', '-q', 'dependency:get', '-Dtransitive=false', `-Dartifact=${artefact}`);
  return path.join(place, find() as string);
}

function run(program: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}:\n${stdout}${stderr}`);
}
