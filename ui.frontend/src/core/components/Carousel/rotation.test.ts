import { initialRotation, isRotating, rotate, type RotationEvent } from './rotation';

const after = (...events: RotationEvent[]) => events.reduce(rotate, initialRotation(false));
const plays = (...events: RotationEvent[]) => isRotating(after(...events), true);

it('plays from the start', () => {
  expect(plays()).toBe(true);
});

it('does not play with reduced motion until the visitor presses play', () => {
  const still = initialRotation(true);
  expect(isRotating(still, true)).toBe(false);
  expect(isRotating(rotate(still, { type: 'play' }), true)).toBe(true);
});

it('pauses while the pointer is over it', () => {
  expect(plays({ type: 'hover', on: true })).toBe(false);
  expect(plays({ type: 'hover', on: true }, { type: 'hover', on: false })).toBe(true);
});

it('ignores the pointer if its author disabled that, but not the focus', () => {
  expect(isRotating(after({ type: 'hover', on: true }), false)).toBe(true);
  expect(isRotating(after({ type: 'focus', on: true }), false)).toBe(false);
});

it('pauses while it has the keyboard focus', () => {
  expect(plays({ type: 'focus', on: true })).toBe(false);
});

it('pauses in a background tab, even after play was pressed', () => {
  expect(plays({ type: 'play' }, { type: 'hide', on: true })).toBe(false);
});

it('stops for good when paused or when a visitor picks a slide', () => {
  expect(plays({ type: 'pause' }, { type: 'focus', on: false }, { type: 'hover', on: false })).toBe(false);
  expect(plays({ type: 'choose' }, { type: 'hover', on: false })).toBe(false);
});

it('keeps playing under the pointer that pressed play', () => {
  expect(
    plays({ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'pause' }, { type: 'play' }),
  ).toBe(true);
});
