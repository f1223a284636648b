/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Picture, type PictureProps } from './Picture';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import { picture, pictureModel } from '../../../../../shared/models/Picture.model';

const model = pictureModel.parse(
  pictureFixture('/content/dam/ventora/heroes/hall.jpg', 2400, 1350, 'A compressor hall'),
);
const show = (props: Partial<PictureProps> = {}) => {
  const { container } = render(<Picture {...model} {...props} />);
  return { container, image: screen.getByRole('img', { name: 'A compressor hall' }) };
};

it('reserves a picture’s space before it loads', () => {
  const { image } = show();
  expect(image).toHaveAttribute('width', '2400');
  expect(image).toHaveAttribute('height', '1350');
});

it('offers the best picture format first', () => {
  const { container } = show();
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
});

it('lists the widths once per format, and one file for browsers that support none of them', () => {
  const { image } = show();
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/content/dam/ventora/heroes/hall.jpg');
});

it('puts the widths on the img if there is only one format', () => {
  const { image } = show({ sources: [] });
  expect(image).toHaveAttribute('srcset', expect.stringContaining('480w'));
});

it('loads a picture lazily', () => {
  const { image } = show();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
});

it('loads the first picture on screen eagerly', () => {
  const { image } = show({ priority: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('loads a hidden picture with low priority', () => {
  const { image } = show({ later: true });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('fetchpriority', 'low');
});

it('gives every format the displayed width', () => {
  const { container } = show({ sizes: '33vw' });
  expect(container.querySelectorAll('source[sizes="33vw"]')).toHaveLength(2);
  // An img without widths must not have sizes.
  expect(container.querySelector('img')).not.toHaveAttribute('sizes');
});

it('lists its own file where formats take their width from the layout', () => {
  const [src, sizes] = ['/a.1280.jpeg', 'auto, 33vw'];
  const { container, image } = show({ sizes, src, widths: `${src} 1280w` });
  expect(container.querySelectorAll(`[sizes="${sizes}"]`)).toHaveLength(3);
  expect(image).toHaveAttribute('srcset', `${src} 1280w`);
});

it.each([undefined, null, '', {}, { src: '' }])('rejects %j as a picture', (value) => {
  expect(picture().parse(value)).toBeUndefined();
});

it('renders a picture of unknown size without dimensions', () => {
  expect(pictureModel.parse({ src: '/a.svg', width: 0, height: '' })).toMatchObject({
    width: undefined,
    alt: '',
    lazy: true,
  });
});

it('keeps the focal point of a cropped picture in view', () => {
  const { image } = show({ focalPoint: '30,8' });
  expect(image).toHaveClass('focal', 'focal-x-30', 'focal-y-8');
});

it('crops a picture without a focal point by its component’s own rule', () => {
  expect(show().image).not.toHaveClass('focal');
});

it.each(['30', '30,101', '-1,5', '30, 40', '05,5', '1.5,2', '', { x: 1 }, null])(
  'rejects %j as a focal point',
  (focalPoint) => {
    expect(pictureModel.parse({ src: '/a.jpg', focalPoint }).focalPoint).toBeUndefined();
  },
);
