/** @jest-environment jsdom */
import { pan } from './pan';
import { partly } from '../../../../../../shared/testing/partly';

const point = (type: string, clientY: number, pointerId = 1) =>
  document.dispatchEvent(
    partly<Event>(Object.assign(new MouseEvent(type, { clientX: 0, clientY }), { pointerId })),
  );
const start = { clientX: 0, clientY: 100, pointerId: 1 };

function panning() {
  const scrollBy = jest.fn();
  const onTap = jest.fn();
  pan(partly<Window>({ scrollBy }), start, onTap);
  return { scrollBy, onTap };
}

it('scrolls the page as the finger moves', () => {
  const { scrollBy, onTap } = panning();
  point('pointermove', 60);
  point('pointermove', 50);
  point('pointerup', 50);
  expect(scrollBy.mock.calls.map(([{ top }]) => top)).toEqual([40, 10]);
  expect(onTap).not.toHaveBeenCalled();
});

it('treats a touch that hardly moves as a tap', () => {
  const { scrollBy, onTap } = panning();
  point('pointermove', 103);
  point('pointerup', 103);
  expect(scrollBy).not.toHaveBeenCalled();
  expect(onTap).toHaveBeenCalledTimes(1);
});

it('tracks only one finger', () => {
  const { scrollBy } = panning();
  point('pointermove', 10, 2);
  expect(scrollBy).not.toHaveBeenCalled();
  point('pointerup', 100);
});
