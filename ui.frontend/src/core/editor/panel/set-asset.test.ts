import type { WorkbenchWithActions } from '../selection/Workbench';
import { setAsset } from './drop';
import { partly } from '../../../../../shared/testing/partly';

const path = '/content/site/page/jcr:content/root/teaser';
const asset = { path: '/content/dam/new.jpg', title: 'New', mimeType: 'image/jpeg' };

/** What a drop on a component writes, and the message to the author. */
async function dropped(content: Record<string, unknown>) {
  const set = jest.fn().mockResolvedValue(true);
  const refuse = jest.fn();
  const bench = { session: { content: () => content }, actions: { set }, shell: { refuse } };
  await setAsset(partly<WorkbenchWithActions>(bench), path, { kind: 'asset', asset });
  return { written: set.mock.calls[0][1] as unknown, told: refuse.mock.calls.flat().join() };
}

it('uses a dropped picture’s own alternative text, and keeps the author’s', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg', altValueFromDAM: false, alt: 'A pump' });
  expect(written).toEqual({ fileReference: asset.path, focalPoint: null, altValueFromDAM: true });
  expect(told).toContain('“A pump” is kept');
});

it('replaces alternative text that only the policy enables', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg', alt: 'A pump' });
  expect(written).toMatchObject({ altValueFromDAM: true });
  expect(told).toContain('“A pump” is kept');
});

it('says nothing if the alternative text already comes from the asset', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg' });
  expect(written).toEqual({ fileReference: asset.path, focalPoint: null });
  expect(told).toBe('');
});

it('shows a dropped picture instead of the linked page’s', async () => {
  const { written } = await dropped({ imageFromPageImage: true });
  expect(written).toMatchObject({ fileReference: asset.path, imageFromPageImage: false });
});
