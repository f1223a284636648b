/** @jest-environment jsdom */
import { componentFor, acceptsAsset } from './asset-target';

const picture = { path: '/content/dam/a.jpg', title: 'A', mimeType: 'image/jpeg' };
const sheet = { path: '/content/dam/a.pdf', title: 'A', mimeType: 'application/pdf' };

const editable = (className: string) =>
  ({ element: Object.assign(document.createElement('div'), { className }) }) as never;
const allowed = ['x/text', 'x/image', 'x/download'].map((resourceType) => ({
  resourceType,
  title: resourceType,
  group: '',
  isContainer: false,
  template: {},
}));

it('sets pictures on components that show pictures, files on those that offer files', () => {
  expect(acceptsAsset(editable('aem-GridColumn cq-dd-image'), picture)).toBe(true);
  expect(acceptsAsset(editable('cq-dd-image'), sheet)).toBe(false);
  expect(acceptsAsset(editable('cq-dd-file'), sheet)).toBe(true);
  expect(acceptsAsset(editable(''), picture)).toBe(false);
});

it('inserts an image for a picture and a download for a file, if both are allowed', () => {
  expect(componentFor(picture, allowed)?.resourceType).toBe('x/image');
  expect(componentFor(sheet, allowed)?.resourceType).toBe('x/download');
  expect(componentFor(sheet, allowed.slice(0, 2))).toBeUndefined();
});
