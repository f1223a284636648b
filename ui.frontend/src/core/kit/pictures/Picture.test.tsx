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

it('reserves its place before it arrives', () => {
  const { image } = show();
  expect(image).toHaveAttribute('width', '2400');
  expect(image).toHaveAttribute('height', '1350');
});

it('offers the best format first', () => {
  const { container } = show();
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
});

it('names its widths once for each format, and one file for browsers that know none of them', () => {
  const { image } = show();
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/content/dam/ventora/heroes/hall.jpg');
});

it('offers its widths itself where there is one format', () => {
  const { image } = show({ sources: [] });
  expect(image).toHaveAttribute('srcset', expect.stringContaining('480w'));
});

it('waits until it is nearly in view', () => {
  const { image } = show();
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
});

it('comes at once where it is the first thing seen', () => {
  const { image } = show({ priority: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('comes after what is seen where the visitor has yet to ask for it', () => {
  const { image } = show({ later: true });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('fetchpriority', 'low');
});

it('tells every format how wide it will stand', () => {
  const { container } = show({ sizes: '33vw' });
  expect(container.querySelectorAll('[sizes="33vw"]')).toHaveLength(3);
});

it.each([undefined, null, '', {}, { src: '' }])('reads %j as no picture', (value) => {
  expect(picture().parse(value)).toBeUndefined();
});

it('draws a picture of unknown size without claiming one', () => {
  expect(pictureModel.parse({ src: '/a.svg', width: 0, height: '' })).toMatchObject({
    width: undefined,
    alt: '',
    lazy: true,
  });
});

it('keeps its subject in view where it is cropped', () => {
  const { image } = show({ focalPoint: '30,8' });
  expect(image).toHaveClass('focal', 'focal-x-30', 'focal-y-8');
});

it('is cropped as its component says where nothing is said of its subject', () => {
  expect(show().image).not.toHaveClass('focal');
});

it.each(['30', '30,101', '-1,5', '30, 40', '05,5', '1.5,2', '', { x: 1 }, null])(
  'reads %j as no focal point',
  (focalPoint) => {
    expect(pictureModel.parse({ src: '/a.jpg', focalPoint }).focalPoint).toBeUndefined();
  },
);
