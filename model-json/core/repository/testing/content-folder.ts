import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFilesRepository } from '../files/FilesRepository';
import type { NodeJson } from '../node-json';
import type { Logger, Repository } from '../Repository';
import { APP_ID } from '../../../../shared/addresses/app';

/** A folder of content files, removed after the test file. */
export interface ContentFolder {
  readonly dir: string;
  /** Writes a file directly, as an editor or git does. */
  put(file: string, content: NodeJson | string): void;
  text(file: string): string;
  json(file: string): NodeJson;
}

const made: string[] = [];
const open = new Map<string, Repository>();
afterAll(async () => {
  for (const repository of open.values()) await repository.close();
  made.splice(0).forEach((dir) => rmSync(dir, { recursive: true, force: true }));
});

export function contentFolder(files: Record<string, NodeJson | string> = {}): ContentFolder {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  made.push(dir);
  const folder: ContentFolder = {
    dir,
    put(file, content) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
    },
    text: (file) => readFileSync(join(dir, file), 'utf8'),
    json: (file) => JSON.parse(folder.text(file)) as NodeJson,
  };
  for (const [file, content] of Object.entries(files)) folder.put(file, content);
  return folder;
}

/**
 * Opens a folder as the whole tree, as at server start: the previous repository can no longer write. `lines` collects
 * the log.
 */
export async function openFolder(folder: ContentFolder, lines: string[] = []): Promise<Repository> {
  await open.get(folder.dir)?.close();
  const repository = await openFilesRepository({
    mounts: [{ at: '/', dir: folder.dir }],
    log: logTo(lines),
  });
  open.set(folder.dir, repository);
  return repository;
}

/** The files in a folder, except its lock. */
export const namesIn = (dir: string): string[] =>
  readdirSync(dir).filter((name) => !name.startsWith('.lock'));

export function logTo(lines: string[]): Logger {
  return { info: (line) => lines.push(line), warn: (line) => lines.push(line) };
}

/** A page with a title and, if given, the content of its root container. */
export function page(
  title: string,
  items?: Record<string, NodeJson>,
  children: Record<string, NodeJson> = {},
): NodeJson {
  const content: NodeJson = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title };
  if (items) content['root'] = { 'jcr:primaryType': 'nt:unstructured', ...items };
  return { 'jcr:primaryType': 'cq:Page', 'jcr:content': content, ...children };
}

export function component(name: string, properties: NodeJson = {}): NodeJson {
  return {
    'jcr:primaryType': 'nt:unstructured',
    'sling:resourceType': `${APP_ID}/components/${name}`,
    ...properties,
  };
}
