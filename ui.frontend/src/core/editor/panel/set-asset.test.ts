import type { WorkbenchWithActions } from '../selection/Workbench';
import { setAsset } from './drop';

const path = '/content/site/page/jcr:content/root/teaser';
const asset = { path: '/content/dam/new.jpg', title: 'New', mimeType: 'image/jpeg' };

/** What a drop on a component writes, and what its author is told. */
async function dropped(content: Record<string, unknown>) {
  const set = jest.fn().mockResolvedValue(true);
  const refuse = jest.fn();
  const bench = { session: { content: () => content }, actions: { set }, doors: { refuse } };
  await setAsset(bench as unknown as WorkbenchWithActions, path, { kind: 'asset', asset });
  return { written: set.mock.calls[0][1] as unknown, told: refuse.mock.calls.flat().join() };
}

it('a picture that is dropped brings its own alternative text, and leaves the author’s words where they are', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg', altValueFromDAM: false, alt: 'A pump' });
  expect(written).toEqual({ fileReference: asset.path, focalPoint: null, altValueFromDAM: true });
  expect(told).toContain('“A pump” is kept');
});

it('words that are used because the policy says so make way, too', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg', alt: 'A pump' });
  expect(written).toMatchObject({ altValueFromDAM: true });
  expect(told).toContain('“A pump” is kept');
});

it('nothing is said where the words come from the asset already', async () => {
  const { written, told } = await dropped({ fileReference: '/a.jpg' });
  expect(written).toEqual({ fileReference: asset.path, focalPoint: null });
  expect(told).toBe('');
});

it('a picture that is dropped is shown, also where that of the linked page was', async () => {
  const { written } = await dropped({ imageFromPageImage: true });
  expect(written).toMatchObject({ fileReference: asset.path, imageFromPageImage: false });
});
