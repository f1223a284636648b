import { comparisonSheet } from '../../ui.frontend/src/features/catalogue/Comparison/comparison-sheet';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { site } from '../../model-json/sites/ventora/site';
import { withDerivedContent } from '../../model-json/sites/ventora/derived-content';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import type { Repository } from '../../model-json/core/repository/Repository';
import { Body } from '../../model-json/core/server/http/Body';
import { buildServer, type ServerOptions } from '../../model-json/core/server/build-server';
import { RESOURCES, type Frontend } from '../../model-json/core/server/frontend/frontend';
import type { RunMode } from '../../model-json/core/server/settings/run-mode';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { createEdge } from '../../ui.frontend/src/core/edge/edge';
import { createPageStyles } from '../../ui.frontend/src/core/document/rules/page-styles';
import { createExampleRenderer } from '../../ui.frontend/src/core/document/render-example';
import { createPageRenderer } from '../../ui.frontend/src/core/document/render-page';
import { settingsFrom } from '../../ui.frontend/src/core/kit/library/example-settings';
import { favicon, files } from './fixture-site';

/** A site in a temporary folder, served without a port. */
export interface TestSite {
  readonly author: FastifyInstance;
  readonly publish: FastifyInstance;
  readonly repository: Repository;
  /** The content that visitors see: the same as `repository`, unless the site was started with `published`. */
  readonly publishRepository: Repository;
  /** Folder that holds `content/` and `renditions/`. */
  readonly dir: string;
  /** The log lines. */
  readonly lines: LogLine[];
  close(): Promise<void>;
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
}

const CSS = 'body{margin:0}';
const SCRIPT = `${RESOURCES}site.0a1b2c3d.js`;

export const builtScript = `/* a script */ ${'x'.repeat(600)}`;

/** In place of the webpack build: the real components with almost no styles. @param css for every page */
export function testFrontend(css = CSS): Frontend {
  const built = new Map([[SCRIPT, new Body(builtScript, 'text/javascript; charset=utf-8', 11)]]);
  const renderPage = createPageRenderer(componentMap, createPageStyles(css, new Map()));
  return {
    build: 1,
    renderPage,
    renderExample: createExampleRenderer(renderPage),
    settingsFrom,
    comparisonSheet,
    edge: createEdge(componentMap),
    assets: { script: SCRIPT, fonts: [] },
    entry: (name) =>
      name === 'spa'
        ? [`${RESOURCES}spa.0a1b2c3d.js`]
        : name === 'styles'
          ? [`${RESOURCES}styles.0a1b2c3d.css`]
          : [],
    file: (address) => built.get(address),
  };
}

export interface SiteOptions {
  /** Files to add to the fixture or replace: a node, or text that may not even be JSON. */
  readonly content?: Readonly<Record<string, NodeJson | string>>;
  readonly server?: Partial<ServerOptions>;
  /** Gives publish its own tree: the fixture and these files. */
  readonly published?: Readonly<Record<string, NodeJson | string>>;
  /** Shows live copies and other derived pages, as the site itself does. @default only what is stored */
  readonly isDerived?: boolean;
}

export async function startSite({
  content = {},
  server = {},
  published,
  isDerived = false,
}: SiteOptions = {}): Promise<TestSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  const put = (name: string, text: string | Buffer, tree = 'content') => {
    const file = path.join(dir, tree, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, node] of Object.entries({ ...files, ...content })) {
    put(name, typeof node === 'string' ? node : JSON.stringify(node));
  }
  for (const [name, node] of Object.entries(published ? { ...files, ...published } : {})) {
    put(name, typeof node === 'string' ? node : JSON.stringify(node), 'published');
  }
  put('content/dam/ventora/brand/favicon.svg', favicon);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  put(
    'content/dam/ventora/pump.png',
    await sharp({ create: { width: 120, height: 60, channels: 3, background: '#246', noise } })
      .png()
      .toBuffer(),
  );

  const lines: LogLine[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  const { log } = fastify({ logger: { level: 'info', stream } });
  const open = async (tree: string) => {
    const stored = await openFilesRepository({
      mounts: [{ at: '/', dir: path.join(dir, tree) }],
      binaries: path.join(dir, 'binaries'),
      log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
    });
    return isDerived ? withDerivedContent(stored) : stored;
  };
  const repository = await open('content');
  const publishRepository = published ? await open('published') : repository;
  const build = (runMode: RunMode) =>
    buildServer({
      runMode,
      repository: runMode === 'author' ? repository : publishRepository,
      ...(runMode === 'author' && published && { publish: publishRepository }),
      ...site,
      frontend: () => frontend,
      renditionsDir: path.join(dir, 'renditions'),
      log,
      ...server,
    });
  const frontend = testFrontend();
  const [author, publish] = [build('author'), build('publish')];
  return {
    author,
    publish,
    repository,
    publishRepository,
    dir,
    lines,
    async close() {
      await Promise.all([author.close(), publish.close()]);
      await Promise.all([repository.close(), publishRepository.close()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Logged warnings and errors. */
export const complaints = ({ lines }: TestSite): string[] =>
  lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
