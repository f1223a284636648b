import { withDerivedPages } from '../../repository/derived/derived-repository';
import type { Repository } from '../../repository/Repository';
import { component, contentFolder, openFolder, page } from '../../repository/testing/content-folder';
import { PageTexts } from './PageTexts';

const GB = '/content/site/gb/en';
const US = '/content/site/us/en';

let tree: Repository;
let texts: PageTexts;
beforeEach(async () => {
  const stored = await openFolder(
    contentFolder({
      [`${GB}.json`]: page('Air'),
      [`${GB}/tools.json`]: page('Tools', { text: component('text', { text: 'Nail guns' }) }),
      [`${US}.json`]: {
        'jcr:primaryType': 'cq:Page',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'cq:LiveSyncConfig': { 'jcr:primaryType': 'nt:unstructured', 'cq:master': GB, 'cq:isDeep': true },
        },
      },
    }),
  );
  tree = withDerivedPages(stored, () => ({ roots: [], below: () => [] }));
  texts = new PageTexts(tree);
});
afterEach(() => tree.close());

const having = (...words: string[]) => {
  const has = texts.having(words);
  return [GB, US, `${GB}/tools`, `${US}/tools`].filter((path) => has(tree.get(path)!));
};

test('finds a page by its own text, not by that of its child pages', () => {
  expect(having('nail', 'tool')).toEqual([`${GB}/tools`, `${US}/tools`]);
  expect(having('air')).toEqual([GB, US]);
});

test('finds new words at once, on the page and on its live copies', async () => {
  expect(having('spray')).toEqual([]);
  await tree.change((draft) => draft.setProperty(`${GB}/tools/jcr:content/root/text`, 'text', 'Spray guns'));
  expect(having('spray')).toEqual([`${GB}/tools`, `${US}/tools`]);
  expect(having('nail')).toEqual([]);
});

test('searches text that people read, not names of components or authors', () => {
  expect(having('components')).toEqual([]);
  expect(having('pagecontent')).toEqual([]);
});
