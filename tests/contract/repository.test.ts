import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';
import { repositoryContract } from '../../model-json/core/repository/testing/repository-contract';
import { logTo } from '../../model-json/core/repository/testing/content-folder';

/* The embedded driver. That for Sling: tests/engines/sling-repository.test.ts */
const dirs: string[] = [];
const opened: Repository[] = [];

afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

describe('content in files', () => {
  repositoryContract(async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'repository-'));
    dirs.push(dir);
    const open = async (readonly: boolean) => {
      const repository = await openFilesRepository({
        mounts: [{ at: '/', dir: path.join(dir, 'content') }],
        binaries: path.join(dir, 'binaries'),
        readonly,
        log: logTo([]),
      });
      opened.push(repository);
      return repository;
    };
    const repository = await open(false);
    await repository.write('/content/contract', {
      'jcr:primaryType': 'cq:Page',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        root: { 'jcr:primaryType': 'nt:unstructured' },
      },
    });
    return { root: '/content/contract', repository, reread: () => open(true) };
  });
});
