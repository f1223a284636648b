/** @jest-turn 7 @jest-alone */
import { setTimeout as sleep } from 'node:timers/promises';
import { Sling } from '../../model-json/core/mirror/Sling';
import type { Repository } from '../../model-json/core/repository/Repository';
import { repositoryContract } from '../../model-json/core/repository/testing/repository-contract';
import { onSling } from './sling/on-sling';
import { AUTHORIZATION, openCopy, resetRoot, ROOT } from './sling/open-copy';

/* The repository's contract on a real Apache Sling: what tests/contract/repository.test.ts asks of files. */
jest.setTimeout(600_000);

const opened: Repository[] = [];
afterEach(async () => {
  for (const repository of opened.splice(0)) await repository.close();
});

onSling('content in Sling', (sling) => {
  repositoryContract(async () => {
    await resetRoot(sling.origin);
    const open = async () => {
      const repository = await openCopy(sling.origin);
      opened.push(repository);
      return repository;
    };
    return { root: ROOT, repository: await open(), reread: open };
  });

  it('moves a page with what only Sling knows of it', async () => {
    await resetRoot(sling.origin);
    const repository = await openCopy(sling.origin);
    opened.push(repository);
    const page = { 'jcr:primaryType': 'cq:Page', 'jcr:content': { 'jcr:primaryType': 'cq:PageContent' } };
    for (const name of ['a', 'a/below', 'a/gone', 'b']) await repository.write(`${ROOT}/${name}`, page);
    const nodes = new Sling(sling.origin, { authorization: AUTHORIZATION });
    const created = async (path: string) => (await nodes.node(path))?.['jcr:created'];
    const before = [await created(`${ROOT}/a`), await created(`${ROOT}/a/below`)];
    await sleep(1100);
    await repository.change((draft) => {
      draft.move(`${ROOT}/a`, `${ROOT}/b/moved`);
      draft.setProperty(`${ROOT}/b/moved/jcr:content`, 'jcr:title', 'Moved');
      draft.remove(`${ROOT}/b/moved/gone`);
      draft.create(`${ROOT}/b/moved/made`, page);
      draft.order(`${ROOT}/b/moved/made`, 'below');
    });
    expect(before[0]).toBeDefined();
    expect([await created(`${ROOT}/b/moved`), await created(`${ROOT}/b/moved/below`)]).toEqual(before);
    const read = await openCopy(sling.origin);
    opened.push(read);
    expect(read.list(`${ROOT}/b/moved`).map(({ name }) => name)).toEqual(['jcr:content', 'made', 'below']);
    expect(read.get(`${ROOT}/b/moved/jcr:content`)?.properties['jcr:title']).toBe('Moved');
    expect(read.get(`${ROOT}/a`)).toBeUndefined();
  });
});
