import { cropPixels, readCrops, widestCrop, writeCrops } from './crop';

const size = { width: 1600, height: 1200 };

it('reads what it has written, and leaves out what is no crop', () => {
  const stored = ['16:9=12.5,0,80', '1:1=0,10.25,40'];
  expect(writeCrops(readCrops([...stored, '21:9=0,0,10', '16:9', '4:3=0,0,0', '4:3=-1,0,5']))).toEqual(
    stored,
  );
});

it('has the shape of its ratio, in whole pixels', () => {
  expect(cropPixels('16:9', { left: 12.5, top: 10, width: 80 }, size)).toEqual({
    ...{ left: 200, top: 120 },
    ...{ width: 1280, height: 720 },
  });
});

it('never leaves the picture, whatever is stored', () => {
  expect(cropPixels('1:1', { left: 90, top: 90, width: 100 }, size)).toEqual({
    ...{ left: 400, top: 0 },
    ...{ width: 1200, height: 1200 },
  });
  expect(widestCrop('16:9', size)).toBe(100);
});
