import { decode, encode, exposure } from './transfer';

test('light comes back as it was, from the darkest to the brightest', () => {
  for (const light of [0, 1e-7, 1e-4, 0.02, 0.18, 1, 40, 65_504])
    expect(decode(encode(light))).toBeCloseTo(light, light > 1 ? 1 : 6);
  expect(encode(0)).toBe(0);
  expect(encode(65_504)).toBe(1);
});

test('a dark and a bright picture of the same are brought to the same brightness', () => {
  const picture = Float32Array.from([0.1, 0.2, 0.3, 0.4, 0.2, 0.1]);
  expect(exposure(picture.map((light) => light * 8)) * 8).toBeCloseTo(exposure(picture));
});

test('a black picture is not divided by nothing', () => {
  expect(exposure(new Float32Array(6))).toBe(1);
});
