import { fullScreen, screenSize } from './devices';

it.each([
  ['a desktop has the size of the stage', fullScreen, undefined],
  ['a phone is 390 wide', { ...fullScreen, device: 'phone' }, { width: 390, height: 844 }],
  [
    'a turned phone is 844 wide',
    { ...fullScreen, device: 'phone', isTurned: true },
    { width: 844, height: 390 },
  ],
  ['a custom width keeps the full height', { ...fullScreen, device: 'custom', width: 1500 }, { width: 1500 }],
])('%s', (_, screen, size) => {
  expect(screenSize(screen)).toEqual(size);
});
