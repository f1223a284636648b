import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Cache } from './purge/Purger';
import {
  LOOPBACK,
  readEnvironment,
  SettingsError,
  type Environment,
  type Rule,
} from '../settings/environment';
import { host, kind, port, whole, word } from '../settings/kinds';
import type { SettingsOf } from '../settings/Variable';

const ADDRESS = /^https?:\/\/[^/?#@\s,]+$/;

const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const addresses = kind(
  'addresses, separated by commas',
  z
    .string()
    .default('')
    .transform(listed)
    .refine((list) => list.every((each) => ADDRESS.test(each)), {
      error: 'is not a list of addresses; write it like https://publish-1.example.com:4506, without paths',
    })
    .refine((list) => new Set(list).size === list.length, { error: 'names a node twice' }),
);

const urls = kind(
  'URLs, separated by commas',
  z
    .string()
    .default('')
    .transform(listed)
    .refine((list) => list.every((each) => /^https?:\/\/[^\s,]+$/.test(each)), {
      error: 'is not a list of addresses; write it like http://varnish:6081/',
    }),
);

const isYes = kind(
  '`true`, `false`',
  z
    .enum(['true', 'false'], { error: 'is neither true nor false' })
    .default('false')
    .transform((value) => value === 'true'),
);

const pemFile = { ...kind('PEM file', z.string().optional()), without: 'none' };

/** The environment variables of author and publish on separate machines. */
export const VARIABLES = {
  ROLE: {
    ...word(['both', 'author', 'publish'], 'both'),
    meaning: 'What this machine is. `npm run author` and `npm run publish` set it.',
  },
  PUBLISH_NODES: {
    ...addresses,
    without: 'none',
    meaning: 'On author: where the further publish nodes receive what is published.',
  },
  REPLICATION_SECRET: {
    ...kind(
      '32 characters or more',
      z.string().min(32, { error: 'is too short to be a secret; give 32 characters or more' }).optional(),
    ),
    without: 'required with nodes',
    meaning: 'The same on author and on each node. It is never sent.',
    isSecret: true,
  },
  REPLICATION_PORT: { ...port(4506), meaning: 'On a node: where it receives what author publishes.' },
  REPLICATION_HOST: { ...host, meaning: 'Its host.' },
  REPLICATION_CERT: {
    ...pemFile,
    meaning: 'On a node: the server’s certificate. On author: a client certificate, if nodes ask for one.',
  },
  REPLICATION_KEY: { ...pemFile, meaning: 'Its key.' },
  REPLICATION_CA: {
    ...pemFile,
    without: 'Node’s list',
    meaning:
      'The authority of the other side’s certificates. If a node has it, author must present a certificate.',
  },
  REPLICATION_PLAIN_HTTP: {
    ...isYes,
    without: '`false`',
    meaning: 'Allows `http://` between machines; without it only on one machine.',
  },
  SURROGATE_KEYS: {
    ...isYes,
    without: '`false`',
    meaning: 'On a node: marks answers with the keys by which caches purge them.',
  },
  STANDBY_DIR: {
    ...kind('folder', z.string().min(1).optional()),
    without: 'none',
    meaning:
      'On author: a folder of another machine that receives each change within a second, so that an author there can go on from it ([operate.md](operate.md#standby-author)).',
  },
  STANDBY_DAYS: { ...whole(7, 0, 3650), meaning: 'How long its earlier states are kept.' },
  PURGE_URLS: { ...urls, without: 'none', meaning: 'On author: caches to purge when content changes.' },
  PURGE_METHOD: {
    ...kind(
      'HTTP method',
      z
        .string()
        .regex(/^[A-Z]+$/, { error: 'is not an HTTP method; write it like PURGE' })
        .default('PURGE'),
    ),
    meaning: 'How they are asked.',
  },
  PURGE_HEADER: {
    ...kind(
      'header',
      z
        .string()
        .regex(/^[\w-]+: ?\S.*$/, { error: 'is not a header; write it like Fastly-Key: 0123456789' })
        .optional(),
    ),
    without: 'none',
    meaning: 'A header to send with it, such as a key of the CDN.',
    isSecret: true,
  },
} as const;

/** The validated environment variables of author and publish on separate machines. */
export type NodesSettings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readNodesSettings = (env: Environment): NodesSettings =>
  readEnvironment(VARIABLES, env, [
    hasSecret,
    hasNodesOnAuthor,
    hasCertificateWithKey,
    sendsSafely,
    receivesSafely,
  ]);

type NodesRule = Rule<typeof VARIABLES>;

const hasSecret: NodesRule = ({ ROLE, PUBLISH_NODES = [], REPLICATION_SECRET }) => {
  const needs = ROLE === 'publish' ? 'ROLE=publish' : PUBLISH_NODES.length > 0 ? 'PUBLISH_NODES' : undefined;
  return needs !== undefined && REPLICATION_SECRET === undefined
    ? `REPLICATION_SECRET is not set; ${needs} needs it: the same on author and on each node`
    : undefined;
};

const hasNodesOnAuthor: NodesRule = ({ ROLE, PUBLISH_NODES = [] }) =>
  ROLE === 'publish' && PUBLISH_NODES.length > 0
    ? 'PUBLISH_NODES is for author; a publish node has none'
    : undefined;

const hasCertificateWithKey: NodesRule = ({ REPLICATION_CERT, REPLICATION_KEY }) =>
  (REPLICATION_CERT === undefined) === (REPLICATION_KEY === undefined)
    ? undefined
    : 'REPLICATION_CERT and REPLICATION_KEY belong together; set both or neither';

const OPEN = 'use TLS, or set REPLICATION_PLAIN_HTTP=true if nobody else can listen on that network';

const sendsSafely: NodesRule = ({ REPLICATION_PLAIN_HTTP, PUBLISH_NODES = [] }) => {
  const plain = PUBLISH_NODES.find((url) => url.startsWith('http:') && !isLoopback(new URL(url).hostname));
  return plain === undefined || REPLICATION_PLAIN_HTTP
    ? undefined
    : `PUBLISH_NODES=${plain} would send content unencrypted; ${OPEN}`;
};

const receivesSafely: NodesRule = ({
  ROLE,
  REPLICATION_PLAIN_HTTP,
  REPLICATION_CERT,
  REPLICATION_HOST = 'localhost',
}) =>
  ROLE !== 'publish' ||
  REPLICATION_PLAIN_HTTP ||
  REPLICATION_CERT !== undefined ||
  isLoopback(REPLICATION_HOST)
    ? undefined
    : `REPLICATION_HOST=${REPLICATION_HOST} would receive content unencrypted; ${OPEN}`;

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
