import { z } from 'zod';
import { LOOPBACK, readEnvironment, type Environment, type Rule } from './environment';
import { ACCOUNT_VARIABLES, identifiable } from './account-variables';
import { host, kind, origin, origins, port, whole, word } from './kinds';
import {
  DATA_FOLDER,
  HSTS_SECONDS,
  LOG_LEVEL,
  OPERATIONS,
  OTEL,
  SEARCH,
  SEARCH_ORIGINS,
  SUBMISSIONS_DAYS,
  TRUSTED_PROXIES,
} from './shared-variables';
import { assetScanner } from './asset-scanner';
import { spaFolders } from './spa-folders';
import { slingAddress } from './sling-address';
import type { SettingsOf } from './Variable';

/** The environment variables of `npm start`. */
export const VARIABLES = {
  AUTHOR_PORT: { ...port(4502), meaning: 'Where authors work.' },
  PUBLISH_PORT: { ...port(4503), meaning: 'Where visitors are served.' },
  AUTHOR_HOST: {
    ...host,
    meaning:
      'Any but this machine’s own requires accounts, and `AUTHOR_ORIGIN` with `https` ([accounts.md](accounts.md)).',
  },
  PUBLISH_HOST: { ...host, meaning: '`0.0.0.0` behind a CDN.' },
  DATA_DIR: {
    ...DATA_FOLDER,
    meaning: 'Content, renditions (2.2 GB at most); keep it on a persistent disk.',
  },
  REPOSITORY: {
    ...slingAddress,
    without: 'author’s content is in the data folder',
    meaning:
      'A Sling that holds author’s content: `sling+http://localhost:8080`; of AEM, `sling+https://author.example.com/crx/server/crx.default`; several nodes of a cluster separated by commas ([sling.md](sling.md)).',
  },
  REPOSITORY_USER: {
    ...kind('name', z.string().optional()),
    without: 'none',
    meaning: 'The user who reads and writes content in that Sling.',
  },
  REPOSITORY_PASSWORD: {
    ...kind('text', z.string().optional()),
    without: 'none',
    isSecret: true,
    meaning: 'Their password.',
  },
  REPOSITORY_TOKEN: {
    ...kind('text', z.string().optional()),
    without: 'none',
    isSecret: true,
    meaning: 'A bearer token instead of user and password.',
  },
  LOG_LEVEL,
  PUBLIC_ORIGIN: {
    ...origin('https://www.example.com'),
    without: 'the request’s host',
    meaning: 'Origin in canonical addresses; set it wherever publish is reachable from outside.',
  },
  SEARCH,
  SEARCH_ORIGINS,
  SUBMISSIONS_DAYS,
  AUTHOR_ORIGIN: {
    ...origin('https://author.example.com'),
    without: 'none: author answers to `localhost` only',
    meaning: 'Origin of the proxy in front of author. On other machines it requires accounts.',
  },
  ...ACCOUNT_VARIABLES,
  AUTHOR_MCP: {
    ...word(['off', 'on'], 'off'),
    meaning:
      'Whether agents work on author’s content by the Model Context Protocol, at `/mcp` ([mcp.md](mcp.md)).',
  },
  UNIVERSAL_EDITOR: {
    ...word(['off', 'on'], 'off'),
    meaning:
      'Whether author’s pages say how the Universal Editor can edit them, and author answers its calls ([universal-editor.md](universal-editor.md)).',
  },
  UNIVERSAL_EDITOR_ORIGINS: {
    ...origins,
    without: 'author’s own pages only',
    meaning:
      'Other sites whose pages authors may open in the Universal Editor’s screen, and whose scripts may then read author’s content as that author ([universal-editor.md](universal-editor.md#pages-of-other-applications)).',
  },
  EDGE_DELIVERY: {
    ...word(['off', 'on'], 'off'),
    meaning:
      'Whether author and publish answer `PAGE.plain.html` and `PAGE.edge.html` for Edge Delivery ([edge-delivery.md](edge-delivery.md)).',
  },
  SPA_APPS: {
    ...spaFolders,
    without: 'none: the site draws all pages',
    meaning:
      'Applications of your own on AEM’s SPA SDK, and the pages that each draws: `/content/acme=/srv/acme/build` ([spa.md](spa.md)).',
  },
  ASSET_MAX_MB: { ...whole(2048, 1, 100_000), meaning: 'The largest file that authors may upload.' },
  ASSET_MAX_MEGAPIXELS: {
    ...whole(100, 1, 1000),
    meaning: 'Millions of pixels that an uploaded picture may have; each rendition decodes them all.',
  },
  ASSET_SCANNER: {
    ...assetScanner,
    without: 'files are not scanned',
    meaning:
      'A virus scanner for uploads: a clamd, or a program that is given the file and ends with 0 if it is clean, 1 if not. A file is refused if it does not answer.',
  },
  TRUSTED_PROXIES,
  HSTS_SECONDS,
  PUBLISH_DRAWERS: {
    ...whole(1, 1, 64),
    meaning: 'Processes that render pages for visitors; each holds the content in memory.',
  },
  DRAW_TIMEOUT: {
    ...whole(10_000, 1000, 300_000),
    meaning:
      'Milliseconds allowed to render a page; after that its process is replaced and the visitor gets 503. An address that times out twice is not tried again until the content changes.',
  },
  DRAW_QUEUE: {
    ...whole(100, 1, 10_000),
    meaning: 'Requests that may wait for each drawer; any more get 503 with `Retry-After` at once.',
  },
  DRAW_QUEUE_PER_CLIENT: { ...whole(40, 1, 10_000), meaning: 'The same for one client.' },
  ...OPERATIONS,
  ...OTEL,
} as const;

/** The validated environment variables of `npm start`. */
export type Settings = SettingsOf<typeof VARIABLES>;

/** @throws SettingsError that names each invalid variable, its value and the fix */
export const readSettings = (env: Environment): Settings =>
  readEnvironment(VARIABLES, env, [onePort, guarded, identified, shielded, identifiable]);

const onePort: Rule<typeof VARIABLES> = (settings) => {
  const ports = (['AUTHOR_PORT', 'PUBLISH_PORT', 'OPERATIONS_PORT'] as const).filter(
    (name) => settings[name],
  );
  const twice = ports.find((name, at) =>
    ports.some((other, i) => i < at && settings[other] === settings[name]),
  );
  return (
    twice && `${twice}=${settings[twice]} is taken by another setting; give each server a port of its own`
  );
};

/** Passwords and sessions must not cross a network without TLS. */
const shielded: Rule<typeof VARIABLES> = ({ AUTHOR_HOST, AUTHOR_ORIGIN }) => {
  if (AUTHOR_ORIGIN?.startsWith('https:')) return undefined;
  if (AUTHOR_ORIGIN !== undefined && !LOOPBACK.includes(new URL(AUTHOR_ORIGIN).hostname))
    return `AUTHOR_ORIGIN=${AUTHOR_ORIGIN} is without TLS, so passwords could be read on the way; put a TLS proxy in front, and write https://`;
  return AUTHOR_HOST === undefined || LOOPBACK.includes(AUTHOR_HOST)
    ? undefined
    : `AUTHOR_HOST=${AUTHOR_HOST} lets other machines in; that takes accounts, and AUTHOR_ORIGIN=https://… of the TLS proxy in front; or use localhost`;
};

/** Sling lets nobody write without credentials. */
const identified: Rule<typeof VARIABLES> = (settings) => {
  const {
    REPOSITORY,
    REPOSITORY_USER: user,
    REPOSITORY_PASSWORD: password,
    REPOSITORY_TOKEN: token,
  } = settings;
  if (REPOSITORY === undefined) return undefined;
  if (token !== undefined && user !== undefined)
    return 'REPOSITORY_TOKEN=… stands beside REPOSITORY_USER; give one of them';
  return token === undefined && (user === undefined || password === undefined)
    ? 'REPOSITORY_USER= and REPOSITORY_PASSWORD= are not set, nor REPOSITORY_TOKEN=; give either'
    : undefined;
};

/** Metrics and log levels must not be open to the network. */
export const guarded: Rule<typeof OPERATIONS> = ({ OPERATIONS_PORT, OPERATIONS_HOST, OPERATIONS_TOKEN }) =>
  OPERATIONS_PORT === undefined ||
  OPERATIONS_HOST === undefined ||
  LOOPBACK.includes(OPERATIONS_HOST) ||
  OPERATIONS_TOKEN
    ? undefined
    : `OPERATIONS_TOKEN= is not set, but ${OPERATIONS_HOST} can be reached from other machines; set it, or use OPERATIONS_HOST=localhost`;
