import { exportComponent } from '../testing';

it('adds a cover to Core Components’ keys', () => {
  const model = exportComponent('download', {
    fileReference: '/content/dam/ventora/m-50.jpg',
    'jcr:title': 'Press picture',
    image: { fileReference: '/content/dam/ventora/m-50.jpg', alt: 'M 50', altValueFromDAM: false },
  });
  expect(model).toMatchObject({
    title: 'Press picture',
    filename: 'm-50.jpg',
    format: 'image/jpeg',
    image: { alt: 'M 50', width: 1600 },
  });
});

it('has no cover and no size if its asset has none', () => {
  const model = exportComponent('download', { 'jcr:title': 'Later' });
  expect(model).toMatchObject({ title: 'Later', image: undefined, bytes: undefined });
});
