import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Cache } from './purge/Purger';
import { LOOPBACK, port, readEnvironment, SettingsError } from '../settings/environment';

const ADDRESS = /^https?:\/\/[^/?#@\s,]+$/;

const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((each) => ADDRESS.test(each)), {
    error: 'is not a list of addresses; write it like https://publish-1.example.com:4506, without paths',
  })
  .refine((list) => new Set(list).size === list.length, { error: 'names a node twice' });

const isYes = z
  .enum(['true', 'false'], { error: 'is neither true nor false' })
  .default('false')
  .transform((value) => value === 'true');

const schema = z.object({
  /** What this machine is: an author with publish, one of both, or publish alone. */
  ROLE: z
    .enum(['both', 'author', 'publish'], { error: 'is not a role; use author, publish or both' })
    .default('both'),
  /** Addresses of the receivers of all further publish nodes. */
  PUBLISH_NODES: addresses,
  REPLICATION_SECRET: z
    .string()
    .min(32, { error: 'is too short to be a secret; give 32 characters or more' })
    .optional(),
  REPLICATION_PORT: port(4506),
  REPLICATION_HOST: z.string().default('localhost'),
  /** PEM files: this machine's certificate and key, and the authority of the other side's. */
  REPLICATION_CERT: z.string().optional(),
  REPLICATION_KEY: z.string().optional(),
  REPLICATION_CA: z.string().optional(),
  /** Allows plain HTTP between machines. */
  REPLICATION_PLAIN_HTTP: isYes,
  /** Marks answers of publish with the keys by which caches purge them. */
  SURROGATE_KEYS: isYes,
  /** Addresses of caches that author asks to purge keys. */
  PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((each) => /^https?:\/\/[^\s,]+$/.test(each)), {
      error: 'is not a list of addresses; write it like http://varnish:6081/',
    }),
  PURGE_METHOD: z
    .string()
    .regex(/^[A-Z]+$/, { error: 'is not an HTTP method; write it like PURGE' })
    .default('PURGE'),
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?\S.*$/, { error: 'is not a header; write it like Fastly-Key: 0123456789' })
    .optional(),
});

/** Settings that never appear in a log. */
export const NODES_SECRETS = ['REPLICATION_SECRET', 'PURGE_HEADER'];

/** The validated environment variables of author and publish on separate machines. */
export type NodesSettings = z.output<typeof schema>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export function readNodesSettings(env: Readonly<Record<string, string | undefined>>): NodesSettings {
  const settings = readEnvironment(schema, env, NODES_SECRETS);
  const faults = faultsOf(settings);
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

function faultsOf(settings: NodesSettings): string[] {
  const { ROLE, PUBLISH_NODES, REPLICATION_SECRET, REPLICATION_HOST, REPLICATION_CERT, REPLICATION_KEY } =
    settings;
  const faults: string[] = [];
  const needs = ROLE === 'publish' ? 'ROLE=publish' : PUBLISH_NODES.length > 0 ? 'PUBLISH_NODES' : undefined;
  if (needs !== undefined && REPLICATION_SECRET === undefined)
    faults.push(`REPLICATION_SECRET is not set; ${needs} needs it: the same on author and on each node`);
  if (ROLE === 'publish' && PUBLISH_NODES.length > 0)
    faults.push('PUBLISH_NODES is for author; a publish node has none');
  if ((REPLICATION_CERT === undefined) !== (REPLICATION_KEY === undefined))
    faults.push('REPLICATION_CERT and REPLICATION_KEY belong together; set both or neither');
  if (settings.REPLICATION_PLAIN_HTTP) return faults;
  const open = 'use TLS, or set REPLICATION_PLAIN_HTTP=true if nobody else can listen on that network';
  const plain = PUBLISH_NODES.find((url) => url.startsWith('http:') && !isLoopback(new URL(url).hostname));
  if (plain !== undefined) faults.push(`PUBLISH_NODES=${plain} would send content unencrypted; ${open}`);
  if (ROLE === 'publish' && REPLICATION_CERT === undefined && !isLoopback(REPLICATION_HOST))
    faults.push(`REPLICATION_HOST=${REPLICATION_HOST} would receive content unencrypted; ${open}`);
  return faults;
}

/** An address in a URL has brackets if it is IPv6. */
const isLoopback = (host: string): boolean => LOOPBACK.includes(host.replace(/^\[|\]$/g, ''));

/** The caches to purge. */
export function cachesOf({ PURGE_URLS, PURGE_METHOD, PURGE_HEADER }: NodesSettings): Cache[] {
  const [name = '', ...value] = PURGE_HEADER?.split(':') ?? [];
  const header = PURGE_HEADER === undefined ? undefined : { name, value: value.join(':').trim() };
  return PURGE_URLS.map((url) => ({ url, method: PURGE_METHOD, header }));
}

/** The contents of the PEM files; undefined without any. @throws SettingsError for one that cannot be read */
export function tlsOf({ REPLICATION_CERT, REPLICATION_KEY, REPLICATION_CA }: NodesSettings) {
  if (REPLICATION_CERT === undefined && REPLICATION_CA === undefined) return undefined;
  const cert = pem('REPLICATION_CERT', REPLICATION_CERT);
  const key = pem('REPLICATION_KEY', REPLICATION_KEY);
  const ca = pem('REPLICATION_CA', REPLICATION_CA);
  return { ...(cert && { cert }), ...(key && { key }), ...(ca && { ca }) };
}

function pem(name: string, file: string | undefined): Buffer | undefined {
  if (file === undefined) return undefined;
  try {
    return readFileSync(file);
  } catch (error) {
    throw new SettingsError(`${name}=${file} cannot be read: ${String(error)}`);
  }
}
