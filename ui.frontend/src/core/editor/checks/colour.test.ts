import { contrastOf, over, parseColour, WHITE } from './colour';

const colour = (text: string) => parseColour(text)!;

it('computes the contrast as WCAG does', () => {
  expect(contrastOf(colour('rgb(0, 0, 0)'), WHITE)).toBeCloseTo(21, 5);
  expect(contrastOf(WHITE, colour('rgb(118, 118, 118)'))).toBeCloseTo(4.54, 2);
  expect(contrastOf(colour('rgb(119, 119, 119)'), WHITE)).toBeCloseTo(4.48, 2);
});

it('mixes a translucent colour with what is below it', () => {
  expect(over(colour('rgba(0, 0, 0, 0.5)'), WHITE).channels).toEqual([127.5, 127.5, 127.5]);
});

it('reads the notations of computed colours, and no others', () => {
  expect(colour('color(srgb 1 0 0.5 / 0.25)')).toEqual({ channels: [255, 0, 127.5], alpha: 0.25 });
  expect(colour('rgb(1 2 3 / 50%)')).toEqual({ channels: [1, 2, 3], alpha: 0.5 });
  expect(parseColour('oklab(0.5 0 0)')).toBeUndefined();
  expect(parseColour('transparent')).toBeUndefined();
});
