import { referenceTo } from '../binaries/Binary';
import { exactOf } from '../exact-values';
import type { NodeJson } from '../node-json';
import type { Repository } from '../Repository';
import { page } from './content-nodes';
import type { Opened } from './Opened';

/** What every driver promises of properties and bytes. `open` is called for each test. */
export function valuesContract(open: () => Promise<Opened>): void {
  let root: string;
  let repository: Repository;
  let stored: () => Promise<Repository>;

  beforeEach(async () => {
    ({ root, repository, reread: stored } = await open());
  });

  it('keeps every kind of value', async () => {
    const node: NodeJson = {
      'jcr:primaryType': 'nt:unstructured',
      text: 'a',
      empty: '',
      yes: true,
      no: false,
      whole: 3,
      negative: -7,
      fraction: 1.5,
      double: 2,
      ':double': '{Double}2.0',
      long: 9007199254740992,
      ':long': '{Long}9007199254740993',
      price: '12.500',
      ':price': '{Decimal}12.500',
      list: ['a', 'b, c', ''],
      none: [],
      numbers: [1, 2],
      fractions: [1.5, 2.5],
      doubles: [2, 2.5],
      ':doubles': ['{Double}2.0', '{Double}2.5'],
      flags: [true, false],
      onTime: '2026-03-03T10:00:00.123+01:00',
      looksLikeType: '{Long}5',
      looksLikeJson: '{"a":[1]}',
    };
    await repository.write(`${root}/values`, page('Values'));
    await repository.write(`${root}/values/jcr:content/root/node`, node);
    const read = (await stored()).get(`${root}/values/jcr:content/root/node`)?.properties ?? {};
    expect(read).toEqual(node);
    expect(exactOf(read, 'long')).toEqual(['{Long}9007199254740993']);
  });

  it('changes and removes values, also from one to several', async () => {
    await repository.write(`${root}/values`, page('Values'));
    const path = `${root}/values/jcr:content/root`;
    await repository.change((draft) => {
      draft.setProperty(path, 'one', 'a');
      draft.setProperty(path, 'several', ['a', 'b']);
      draft.setProperty(path, 'gone', 1);
    });
    await repository.change((draft) => {
      draft.setProperty(path, 'one', ['a']);
      draft.setProperty(path, 'several', 'a');
      draft.setProperty(path, 'gone', undefined);
      draft.setProperty(path, 'jcr:mixinTypes', ['mix:title']);
    });
    expect((await stored()).get(path)?.properties).toEqual({
      'jcr:primaryType': 'nt:unstructured',
      'jcr:mixinTypes': ['mix:title'],
      one: ['a'],
      several: 'a',
    });
  });

  it('stores bytes', async () => {
    const bytes = Buffer.from([0, 1, 2, 255, 13, 10, 45, 45]);
    const reference = referenceTo(bytes);
    await repository.binaries?.add(reference, bytes);
    await repository.write(`${root}/a`, page('A'));
    await repository.write(`${root}/a/jcr:content/file`, {
      'jcr:primaryType': 'nt:file',
      'jcr:content': {
        'jcr:primaryType': 'nt:resource',
        'jcr:mimeType': 'image/png',
        ':jcr:data': reference,
      },
    });
    const read = (await stored()).get(`${root}/a/jcr:content/file/jcr:content`);
    expect(read?.properties[':jcr:data']).toBe(reference);
    expect(read?.binary?.size).toBe(bytes.length);
  });
}
