import { exportComponent } from '../testing';

const base = '/content/ventora/gb/en/_jcr_content/root/item.coreimg';
const pictureOf = (properties: object, policies = {}) =>
  exportComponent('image', properties, { policies }).image as Record<string, unknown> | undefined;
const photo = { fileReference: '/content/dam/ventora/m-50.jpg', alt: 'M 50', altValueFromDAM: false };

it('offers each width up to the original’s, in the best formats first', () => {
  const { sources, srcset } = pictureOf(photo)!;
  const set = (extension: string) =>
    [320, 640, 1280]
      .map((width) => `${base}.82.${width}.${extension}/1795165200000/m-50.${extension} ${width}w`)
      .join(', ');
  expect(sources).toEqual([
    { type: 'image/avif', srcset: set('avif') },
    { type: 'image/webp', srcset: set('webp') },
  ]);
  expect(srcset).toBe(set('jpeg'));
});

it('says how big the original is, so that its place can be kept', () => {
  expect(pictureOf(photo)).toMatchObject({ width: 1600, height: 1200, alt: 'M 50', lazy: true });
});

it('gives browsers without srcset a middling width', () => {
  expect(pictureOf(photo)!.src).toBe(`${base}.82.1280.jpeg/1795165200000/m-50.jpeg`);
});

it('serves a picture that is smaller than every width as it is', () => {
  const small = pictureOf({ fileReference: '/content/dam/ventora/small.jpg' })!;
  expect(small).toMatchObject({ src: `${base}.jpeg/1795165200000/small.jpeg`, sources: [], width: 200 });
  expect(small.srcset).toBeUndefined();
});

it('serves a drawing as it is', () => {
  expect(pictureOf({ fileReference: '/content/dam/ventora/logo.svg' })).toMatchObject({
    src: `${base}.svg/1795165200000/logo.svg`,
    sources: [],
  });
});

it('follows the policy’s wish for eager pictures', () => {
  expect(pictureOf(photo, { image: { disableLazyLoading: true } })).toMatchObject({ lazy: false });
});

it('has none where the file is gone', () => {
  expect(
    pictureOf({ fileReference: '/content/dam/ventora/gone.jpg', imageFromPageImage: false }),
  ).toBeUndefined();
});

describe('what stays in view where it is cropped', () => {
  const spray = { fileReference: '/content/dam/ventora/paint-shop.jpg' };

  it('is what the asset says', () => {
    expect(pictureOf(spray)).toMatchObject({ focalPoint: '70,35' });
  });

  it('is what the component says, where it says something', () => {
    expect(pictureOf({ ...spray, focalPoint: '10,90' })).toMatchObject({ focalPoint: '10,90' });
  });

  it('is not what the component says of a picture of its own where it shows that of the page', () => {
    const home = { linkURL: '/content/ventora/gb/en', imageFromPageImage: true };
    expect(pictureOf({ ...spray, ...home, focalPoint: '10,90' })!.focalPoint).toBeUndefined();
  });

  it('is left to the component’s styles where nobody says anything', () => {
    expect(pictureOf(photo)!.focalPoint).toBeUndefined();
  });

  it('is for a film what the asset of its poster says', () => {
    const sources = { item0: { url: '/content/dam/ventora/film.mp4' } };
    const video = { poster: spray.fileReference, sources };
    expect(exportComponent('teaser', { video }).video).toMatchObject({ focalPoint: '70,35' });
  });
});
