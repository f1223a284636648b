import { initialRotation, isRotating, rotate, type RotationEvent } from './rotation';

const after = (...events: RotationEvent[]) => events.reduce(rotate, initialRotation(false));
const plays = (...events: RotationEvent[]) => isRotating(after(...events), true);

it('plays from the start', () => {
  expect(plays()).toBe(true);
});

it('does not for people who asked for less motion, until they press play', () => {
  const still = initialRotation(true);
  expect(isRotating(still, true)).toBe(false);
  expect(isRotating(rotate(still, { type: 'play' }), true)).toBe(true);
});

it('rests while the pointer is above it', () => {
  expect(plays({ type: 'hover', on: true })).toBe(false);
  expect(plays({ type: 'hover', on: true }, { type: 'hover', on: false })).toBe(true);
});

it('takes no notice of the pointer where the author disabled that, but of the focus', () => {
  expect(isRotating(after({ type: 'hover', on: true }), false)).toBe(true);
  expect(isRotating(after({ type: 'focus', on: true }), false)).toBe(false);
});

it('rests while the keyboard is in it', () => {
  expect(plays({ type: 'focus', on: true })).toBe(false);
});

it('rests in a background tab, even when told to play', () => {
  expect(plays({ type: 'play' }, { type: 'hide', on: true })).toBe(false);
});

it('stops for good when paused or when somebody picks a slide', () => {
  expect(plays({ type: 'pause' }, { type: 'focus', on: false }, { type: 'hover', on: false })).toBe(false);
  expect(plays({ type: 'choose' }, { type: 'hover', on: false })).toBe(false);
});

it('plays on under the pointer that pressed play', () => {
  expect(
    plays({ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'pause' }, { type: 'play' }),
  ).toBe(true);
});
