import { partly } from '../../../../../shared/testing/partly';
import type { DraftFiles } from '../../files/writing/DraftFiles';
import type { FilesDraft } from '../../files/writing/FilesDraft';
import type { NodeJson } from '../../node-json';
import type { NodeTypes } from '../remote/NodeTypes';
import type { RemotePages } from '../remote/RemotePages';
import { lostChanges } from './lost-changes';
import { RecentChanges } from './RecentChanges';

const page = (title: string): NodeJson => ({ 'jcr:primaryType': 'cq:Page', title });
const types = partly<NodeTypes>({ isOrdered: () => true });

/** What is lost of a page that became `A`, then `B`, if Sling shows `found`. */
async function lost(found: NodeJson | undefined, now: NodeJson | undefined, ageMs = 0) {
  let time = 0;
  const recent = new RecentChanges(() => time);
  recent.add([{ path: '/a', before: undefined, after: page('A') }]);
  time += ageMs;
  recent.add([{ path: '/a', before: page('A'), after: page('B') }]);
  const draft = partly<FilesDraft>({ files: partly<DraftFiles>({ stored: () => now }) });
  const pages = partly<RemotePages>({ read: () => Promise.resolve(found) });
  return lostChanges(draft, { recent, pages }, types);
}

it('finds what Sling has acknowledged and lost', async () => {
  expect(await lost(page('A'), page('B'))).toEqual([{ path: '/a', before: page('A'), after: page('B') }]);
  expect(await lost(undefined, page('B'))).toEqual([{ path: '/a', before: undefined, after: page('B') }]);
  expect(await lost(page('A'), undefined)).toEqual([{ path: '/a', before: page('A'), after: undefined }]);
});

it('leaves alone what Sling has, and what others have changed since', async () => {
  expect(await lost(page('B'), page('B'))).toEqual([]);
  expect(await lost(undefined, undefined)).toEqual([]);
  expect(await lost(page('theirs'), page('B'))).toEqual([]);
});

it('forgets changes after a minute', async () => {
  expect(await lost(undefined, page('B'), 61_000)).toEqual([]);
});
