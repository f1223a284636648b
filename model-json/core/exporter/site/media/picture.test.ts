import { exportComponent } from '../testing';

const base = '/content/ventora/gb/en/_jcr_content/root/item.coreimg';
const pictureOf = (properties: object, policies = {}) =>
  exportComponent('image', properties, { policies }).image as Record<string, unknown> | undefined;
const photo = { fileReference: '/content/dam/ventora/m-50.jpg', alt: 'M 50', altValueFromDAM: false };

it('offers each width up to the original’s, with the best formats first', () => {
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

it('contains the original’s size, to reserve space for it', () => {
  expect(pictureOf(photo)).toMatchObject({ width: 1600, height: 1200, alt: 'M 50', lazy: true });
});

it('gives browsers without srcset a medium width', () => {
  expect(pictureOf(photo)!.src).toBe(`${base}.82.1280.jpeg/1795165200000/m-50.jpeg`);
});

it('serves a picture that is smaller than every width unchanged', () => {
  const small = pictureOf({ fileReference: '/content/dam/ventora/small.jpg' })!;
  expect(small).toMatchObject({ src: `${base}.jpeg/1795165200000/small.jpeg`, sources: [], width: 200 });
  expect(small.srcset).toBeUndefined();
});

it('serves a drawing unchanged', () => {
  expect(pictureOf({ fileReference: '/content/dam/ventora/logo.svg' })).toMatchObject({
    src: `${base}.svg/1795165200000/logo.svg`,
    sources: [],
  });
});

it('loads eagerly if the policy says so', () => {
  expect(pictureOf(photo, { image: { disableLazyLoading: true } })).toMatchObject({ lazy: false });
});

it('is left out if the file is missing', () => {
  expect(
    pictureOf({ fileReference: '/content/dam/ventora/gone.jpg', imageFromPageImage: false }),
  ).toBeUndefined();
});

describe('the focal point of a picture', () => {
  const spray = { fileReference: '/content/dam/ventora/paint-shop.jpg' };

  it('comes from the asset', () => {
    expect(pictureOf(spray)).toMatchObject({ focalPoint: '70,35' });
  });

  it('is overridden by the component', () => {
    expect(pictureOf({ ...spray, focalPoint: '10,90' })).toMatchObject({ focalPoint: '10,90' });
  });

  it('ignores the component’s own point if it shows the page’s picture', () => {
    const home = { linkURL: '/content/ventora/gb/en', imageFromPageImage: true };
    expect(pictureOf({ ...spray, ...home, focalPoint: '10,90' })!.focalPoint).toBeUndefined();
  });

  it('is left to the component’s styles if neither sets one', () => {
    expect(pictureOf(photo)!.focalPoint).toBeUndefined();
  });

  it('comes from the poster asset for a video', () => {
    const sources = { item0: { url: '/content/dam/ventora/film.mp4' } };
    const video = { poster: spray.fileReference, sources };
    expect(exportComponent('teaser', { video }).video).toMatchObject({ focalPoint: '70,35' });
  });
});

describe('a crop that was chosen for a ratio', () => {
  const spray = { fileReference: '/content/dam/ventora/paint-shop.jpg' };
  const widths = { allowedRenditionWidths: ['320', '640', '1280'] };
  const cropped = (classes: string) => ({ image: { ...widths, 'cq:styleDefaultClasses': classes } });
  const wide = cropped('cmp-image--ratio-16-9');

  it('is all that a component of this ratio shows, at an address of its own', () => {
    const shown = pictureOf(spray, wide)!;
    expect(shown).toMatchObject({ width: 800, height: 450 });
    expect(shown.focalPoint).toBeUndefined();
    expect(shown.srcset).toBe(
      [320, 640]
        .map(
          (width) => `${base}.82.${width}.jpeg/1795165200000/paint-shop-crop-160-60-800-450.jpeg ${width}w`,
        )
        .join(', '),
    );
  });

  it.each(['feature', 'news', 'news-cta'])('is what a teaser shows: %s', (typeVariant) => {
    expect(exportComponent('teaser', { ...spray, typeVariant }).image).toMatchObject({
      width: 960,
      height: 640,
      src: expect.stringContaining('paint-shop-crop-320-120-960-640') as string,
    });
  });

  it('does not concern a hero, which fills the window', () => {
    expect(exportComponent('teaser', { ...spray, typeVariant: 'hero' }).image).toMatchObject({ width: 1600 });
  });

  it('is what the card of a page shows, and its teaser in a list', () => {
    const pages = ['/content/ventora/gb/en/spraying'];
    expect(exportComponent('cardlist', { pages }).cards).toMatchObject([
      { image: { width: 640, height: 480 } },
    ]);
    const asTeasers = { listFrom: 'static', pages, displayItemAsTeaser: true };
    expect(exportComponent('list', asTeasers).items).toMatchObject([
      { teaser: { image: { width: 960, height: 640 } } },
    ]);
  });

  it.each([
    ['a component of another ratio', spray, cropped('cmp-image--ratio-1-1')],
    ['a component without a ratio', spray, {}],
    ['a component with a focal point of its own', { ...spray, focalPoint: '10,90' }, wide],
    ['a component with areas', { ...spray, imageMap: '[rect(0,0,1,1)"/a"]' }, wide],
  ])('does not concern %s', (_, properties, policies) => {
    expect(pictureOf(properties, policies)).toMatchObject({
      width: 1600,
      focalPoint: expect.stringMatching(/^(?:70,35|10,90)$/),
    });
  });
});
