import { fullScreen } from '../bar/devices';
import { fitScreen } from './fit-screen';

const stage = { width: 1000, height: 700 };

it('shows a desktop at a desktop’s width, scaled down to the stage', () => {
  expect(fitScreen(fullScreen, { width: 683, height: 500 }, false)).toEqual({
    width: 1366,
    height: 1000,
    scale: 0.5,
  });
});

it('lets a desktop fill a wide stage', () => {
  const wide = { width: 1800, height: 900 };
  expect(fitScreen(fullScreen, wide, false)).toEqual({ ...wide, scale: 1 });
});

it('lets a desktop fill the screen of an author’s phone', () => {
  const phone = { width: 390, height: 700 };
  expect(fitScreen(fullScreen, phone, true)).toEqual({ ...phone, scale: 1 });
});

it('never enlarges a small device to fit', () => {
  const phone = { ...fullScreen, device: 'phone' };
  expect(fitScreen(phone, stage, false)).toEqual({ width: 390, height: 844, scale: 1 });
});

it.each([
  ['a phone at its own size', 'phone', 2, { width: 390, height: 844, scale: 2 }],
  [
    'a desktop with as much of the page as there is room for',
    'desktop',
    0.5,
    { width: 2000, height: 1400, scale: 0.5 },
  ],
  ['a desktop wider than the stage', 'desktop', 1, { width: 1366, height: 700, scale: 1 }],
])('zooms %s', (_, device, zoom, expected) => {
  expect(fitScreen({ ...fullScreen, device, zoom }, stage, false)).toEqual(expected);
});
