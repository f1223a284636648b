import { join } from 'node:path';
import { contentFolder, openFolder, page } from '../testing/content-folder';
import type { Repository } from '../Repository';
import { Versions } from './Versions';
import { VersionFiles } from './VersionFiles';
import type { VersionRule } from './VersionRule';

const PAGE = '/content/a';
const BY = { by: 'admin' };

let repository: Repository;
let dir: string;

beforeEach(async () => {
  const folder = contentFolder({ 'content/a.json': page('One') });
  repository = await openFolder(folder);
  dir = join(contentFolder().dir, 'versions');
});

const versions = (rule?: VersionRule) => new Versions(repository, new VersionFiles(dir), rule);

const retitle = (title: string) =>
  repository.change((draft) => draft.setProperty(`${PAGE}/jcr:content`, 'jcr:title', title));

it('makes a version that can be read, compared and removed', async () => {
  const [first] = await versions().create([PAGE], { ...BY, label: 'Fair', comment: 'Before it' });
  await retitle('Two');
  const [second] = await versions().create([PAGE], BY);
  expect(versions().list(PAGE)).toMatchObject([
    { name: '1.0', label: 'Fair', comment: 'Before it', by: 'admin' },
    { name: '1.1', predecessors: [first!.id] },
  ]);
  expect(versions().read(first!.id).node['jcr:content']).toMatchObject({ 'jcr:title': 'One' });
  const change = { path: 'jcr:content', property: 'jcr:title', kind: 'changed', before: 'One', after: 'Two' };
  expect(versions().compare(PAGE, first!.id, second!.id)).toEqual([change]);
  expect(versions().compare(PAGE, first!.id)).toEqual([change]);
  await versions().remove(first!.id);
  expect(
    versions()
      .list(PAGE)
      .map(({ name }) => name),
  ).toEqual(['1.1']);
});

it('makes versions of all pages or of none', async () => {
  await expect(versions().create([PAGE, '/content/nobody'], BY)).rejects.toThrow('no page stored');
  expect(versions().list(PAGE)).toEqual([]);
  expect(repository.get(`${PAGE}/jcr:content`)?.properties['jcr:uuid']).toBeUndefined();
});

it('removes old versions by the rule, but never one with a label', async () => {
  const rule = { maxNumberVersions: 3, maxAgeDays: 1, minNumberVersions: 1 };
  await versions(rule).create([PAGE], { ...BY, label: 'Kept' });
  for (let i = 0; i < 5; i += 1) await versions(rule).create([PAGE], BY);
  expect(
    versions()
      .list(PAGE)
      .map(({ name }) => name),
  ).toEqual(['1.0', '1.3', '1.4', '1.5']);
});

it('keeps the order of versions when the clock is set back', async () => {
  await versions().create([PAGE], BY);
  jest.useFakeTimers({ now: Date.now() - 3_600_000, doNotFake: ['nextTick', 'setImmediate'] });
  await versions().create([PAGE], BY);
  jest.useRealTimers();
  expect(
    versions()
      .list(PAGE)
      .map(({ name }) => name),
  ).toEqual(['1.0', '1.1']);
});
