import { ConflictError, PathError } from '../errors';
import type { Change, Repository } from '../Repository';
import { followMixins } from '../versions/versionable';
import { page, text } from './content-nodes';
import type { Opened } from './Opened';

/** What every driver promises of changes. `open` is called for each test. */
export function changesContract(open: () => Promise<Opened>): void {
  let root: string;
  let repository: Repository;
  let stored: () => Promise<Repository>;

  beforeEach(async () => {
    ({ root, repository, reread: stored } = await open());
  });

  const titleOf = (tree: Repository, path: string) =>
    tree.get(`${path}/jcr:content`)?.properties['jcr:title'];
  const namesOf = (tree: Repository, path: string) => tree.list(path).map(({ name }) => name);

  it('stores a page and what is below it, and gives it a version', async () => {
    const version = await repository.write(`${root}/a`, page('Ä "a"\n€'));
    await repository.write(`${root}/a/jcr:content/root/one`, text('one'));
    await repository.write(`${root}/a/below`, page('Below'));
    expect(version).toBeDefined();
    const read = await stored();
    expect(titleOf(read, `${root}/a`)).toBe('Ä "a"\n€');
    expect(read.get(`${root}/a/jcr:content/root/one`)?.properties.text).toBe('one');
    expect(titleOf(read, `${root}/a/below`)).toBe('Below');
  });

  it('keeps the order of pages and of components', async () => {
    const path = `${root}/jcr:content/root`;
    for (const name of ['c', 'a', 'd', 'b']) await repository.write(`${root}/${name}`, page(name));
    await repository.change((draft) => {
      for (const name of ['z', 'x', 'y', 'w']) draft.create(`${path}/${name}`, text(name));
    });
    await repository.change((draft) => {
      draft.order(`${path}/w`, 'z');
      draft.order(`${path}/x`, undefined);
      draft.order(`${root}/b`, 'a');
      draft.order(`${root}/c`, undefined);
      draft.remove(`${root}/d`);
      draft.create(`${root}/e`, page('e'));
      draft.order(`${root}/e`, 'b');
    });
    const read = await stored();
    expect(namesOf(read, path)).toEqual(['w', 'z', 'y', 'x']);
    expect(namesOf(read, root)).toEqual(['jcr:content', 'e', 'b', 'a', 'c']);
    expect(namesOf(repository, root)).toEqual(namesOf(read, root));
  });

  it('moves and copies pages with what is below them', async () => {
    await repository.write(`${root}/a`, page('A'));
    await repository.write(`${root}/a/below`, page('Below'));
    await repository.write(`${root}/b`, page('B'));
    await repository.change((draft) => {
      draft.copy(`${root}/a`, `${root}/b/copy`);
      draft.move(`${root}/a`, `${root}/b/moved`);
      draft.move(`${root}/b/jcr:content/root`, `${root}/b/jcr:content/main`);
    });
    const read = await stored();
    expect(namesOf(read, `${root}/b`)).toEqual(['jcr:content', 'copy', 'moved']);
    expect(titleOf(read, `${root}/b/moved/below`)).toBe('Below');
    expect(titleOf(read, `${root}/b/copy/below`)).toBe('Below');
    expect(read.get(`${root}/a`)).toBeUndefined();
    expect(read.get(`${root}/b/jcr:content/main`)).toBeDefined();
  });

  it('keeps the identity of a moved page', async () => {
    const id = '0a0a0a0a-aaaa-4aaa-8aaa-0123456789ab';
    await repository.write(`${root}/a`, page('A'));
    await repository.write(`${root}/a/jcr:content/root/node`, { ...text('x'), 'jcr:uuid': id });
    await repository.change((draft) => draft.move(`${root}/a`, `${root}/b`));
    const moved = (await stored()).get(`${root}/b/jcr:content/root/node`);
    expect(moved?.properties['jcr:uuid']).toBe(id);
  });

  it('replaces a page in one change', async () => {
    await repository.write(`${root}/a`, page('A'));
    await repository.write(`${root}/b`, page('B'));
    await repository.change((draft) => {
      draft.remove(`${root}/a`);
      draft.move(`${root}/b`, `${root}/a`);
      draft.create(`${root}/b`, page('New'));
    });
    const read = await stored();
    expect(titleOf(read, `${root}/a`)).toBe('B');
    expect(titleOf(read, `${root}/b`)).toBe('New');
  });

  it('removes a page with everything below it, and creates it again', async () => {
    await repository.write(`${root}/a`, page('A'));
    await repository.write(`${root}/a/below`, page('Below'));
    await repository.delete(`${root}/a`);
    expect((await stored()).get(`${root}/a`)).toBeUndefined();
    await repository.write(`${root}/a`, page('Again'));
    const read = await stored();
    expect(titleOf(read, `${root}/a`)).toBe('Again');
    expect(read.get(`${root}/a/below`)).toBeUndefined();
  });

  it('makes a page versionable, and changes it afterwards', async () => {
    await repository.write(`${root}/a`, page('A'));
    const content = `${root}/a/jcr:content`;
    await repository.change((draft) => {
      draft.setProperty(content, 'jcr:mixinTypes', ['mix:versionable']);
      followMixins(draft, content);
    });
    const id = repository.get(content)?.properties['jcr:uuid'];
    await repository.change((draft) => draft.setProperty(content, 'jcr:title', 'Changed'));
    expect(titleOf(await stored(), `${root}/a`)).toBe('Changed');
    expect(repository.get(content)?.properties).toMatchObject({ 'jcr:uuid': id, 'jcr:isCheckedOut': true });
  });

  it('stores all of a change or nothing', async () => {
    await repository.write(`${root}/a`, page('A'));
    const refused = repository.change((draft) => {
      draft.setProperty(`${root}/a/jcr:content`, 'jcr:title', 'Changed');
      draft.create(`${root}/b`, page('B'));
      draft.create(`${root}/missing/c`, page('C'));
    });
    await expect(refused).rejects.toThrow(PathError);
    for (const tree of [repository, await stored()]) {
      expect(titleOf(tree, `${root}/a`)).toBe('A');
      expect(tree.get(`${root}/b`)).toBeUndefined();
    }
  });

  it('refuses a change that began with an older version', async () => {
    const first = await repository.write(`${root}/a`, page('First'));
    const second = await repository.write(`${root}/a`, page('Second'), { expectedVersion: first });
    const late = repository.write(`${root}/a`, page('Late'), { expectedVersion: first });
    await expect(late).rejects.toThrow(ConflictError);
    const expected = [{ path: `${root}/a/jcr:content`, version: first }];
    await expect(repository.change((draft) => draft.remove(`${root}/a`), { expected })).rejects.toThrow(
      ConflictError,
    );
    await expect(repository.write(`${root}/a`, page('New'), { expectedVersion: null })).rejects.toThrow(
      ConflictError,
    );
    expect(repository.versionOf(`${root}/a`)).toBe(second);
    expect(titleOf(await stored(), `${root}/a`)).toBe('Second');
  });

  it('loses none of many changes at the same time', async () => {
    await repository.write(`${root}/a`, page('A'));
    const names = Array.from({ length: 20 }, (_, i) => `n${i}`);
    await Promise.all(
      names.map((name) =>
        repository.update(`${root}/a/jcr:content/root`, (node) => ({
          'jcr:primaryType': 'nt:unstructured',
          ...node,
          [name]: text(name),
        })),
      ),
    );
    expect(namesOf(await stored(), `${root}/a/jcr:content/root`)).toEqual(names);
  });

  it('tells listeners of a change, with who made it', async () => {
    const changes: Change[] = [];
    repository.onChange((change) => changes.push(change));
    const before = repository.version;
    await repository.change((draft) => draft.create(`${root}/a`, page('A')), { by: 'ann' });
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ version: before + 1, by: 'ann' });
    expect(changes[0]?.paths).toContain(`${root}/a`);
  });

  it('reports no refusal and no problems', async () => {
    await repository.write(`${root}/a`, page('A'));
    expect(await repository.refusal()).toBeUndefined();
    expect(repository.problems()).toEqual([]);
  });
}
