import { explain } from './explain';
import type { TraceEvent } from './trace';

const event = (name: string, ts: number, dur: number, args = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  dur: dur * 1000,
  args,
});
const touch = (type: string, ts: number, duration: number): TraceEvent => ({
  ...event('EventTiming', ts, 0, {
    data: {
      interactionId: 7,
      type,
      duration,
      timeStamp: ts,
      processingStart: ts + 12,
      processingEnd: ts + 20,
    },
  }),
  ph: 'b',
});

it('says what a page did in its longest interaction, and to how much', () => {
  const trace = [
    touch('pointerdown', 100, 16),
    touch('click', 200, 72),
    event('UpdateLayoutTree', 150, 9, { elementCount: 800 }),
    event('UpdateLayoutTree', 222, 15, { elementCount: 700 }),
    event('Layout', 240, 3, { beginData: { dirtyObjects: 40, totalObjects: 900 } }),
    event('Paint', 250, 4),
    event('UpdateLayoutTree', 300, 50, { elementCount: 900 }),
    { ...event('Layout', 245, 30, { beginData: { dirtyObjects: 5 } }), tid: 2 },
  ];
  expect(explain(trace)).toEqual({
    event: 'click',
    'until script': 12,
    script: 8,
    style: 15,
    elements: 700,
    layout: 3,
    boxes: 40,
    paint: 4,
  });
});

it('says nothing of a trace without an interaction', () => {
  expect(explain([event('Paint', 0, 4)])).toBeUndefined();
});
