import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFilesRepository } from '../../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { openSlingRepository } from '../../../model-json/core/repository/sling/SlingRepository';
import { logTo } from '../../../model-json/core/repository/testing/content-folder';

export const AUTHORIZATION = `Basic ${Buffer.from('admin:admin').toString('base64')}`;

/** The root of tests. */
export const ROOT = '/content/contract';

/** Content in Sling below `ROOT`, with a copy in a new folder. */
export function openCopy(
  origin: string | readonly string[],
  lines: string[] = [],
  dir = mkdtempSync(path.join(tmpdir(), 'sling-copy-')),
): Promise<Repository> {
  const log = logTo(lines);
  return openSlingRepository({
    workspaces: [origin].flat().map((each) => `${each}/server/default`),
    headers: { authorization: AUTHORIZATION },
    roots: [ROOT],
    mounts: [{ at: '/', dir: path.join(dir, 'content') }],
    binaries: path.join(dir, 'binaries'),
    seed: () =>
      openFilesRepository({ mounts: [{ at: '/', dir: path.join(dir, 'seed'), readonly: true }], log }),
    log,
  });
}

/** A POST to Sling's own servlet, as another client of Sling makes it. */
export async function postToSling(
  origin: string,
  at: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await fetch(origin + at, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION },
    body: new URLSearchParams(fields),
  });
  if (!answer.ok) throw new Error(`Sling answers ${answer.status} to ${at}: ${await answer.text()}`);
}

/** An empty root. */
export async function resetRoot(origin: string): Promise<void> {
  await postToSling(origin, ROOT, { ':operation': 'delete' }).catch(() => undefined);
  const page = {
    'jcr:primaryType': 'cq:Page',
    'jcr:content': {
      'jcr:primaryType': 'cq:PageContent',
      root: { 'jcr:primaryType': 'nt:unstructured' },
    },
  };
  await postToSling(origin, '/content', {
    ':operation': 'import',
    ':contentType': 'json',
    ':name': 'contract',
    ':content': JSON.stringify(page),
  });
}
