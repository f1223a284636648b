import type { Draft, Point, Solid } from './Shape';
import type { Sized } from './kinds';
import { block, connection, cylinder, DOWN, LEFT, part, port, RIGHT, UP } from './solids';
import { portOf } from './threads';

/** A filter in the line: head with ports left and right, bowl below it. */
export function filter({ length, width, height, connection: thread }: Sized): Draft {
  const { length: wanted, diameter } = portOf(thread);
  const out = Math.min(wanted, length * 0.16);
  const headHeight = Math.max(diameter * 1.25, height * 0.22);
  const z = height - headHeight / 2;
  const drain = Math.min(30, height * 0.1);
  const bowl = Math.min(width * 0.88, (length - 2 * out) * 0.92);
  const inlet: Point = [-length / 2, 0, z];
  const outlet: Point = [length / 2, 0, z];
  const reach = length / 2 - out;
  return {
    parts: [
      part(
        'body',
        block([-reach, -width / 2, height - headHeight], [reach, width / 2, height], {
          round: Math.min(width, reach * 2) * 0.2,
        }),
      ),
      part(
        'bowl',
        cylinder([0, 0, drain], UP, height - headHeight - drain, bowl),
        cylinder([0, 0, height - headHeight - 12], UP, 12, bowl * 1.08),
      ),
      part(
        'connections',
        ...port(thread, inlet, LEFT, 4),
        ...port(thread, outlet, RIGHT, 4),
        cylinder([0, 0, 0], UP, drain, Math.min(20, bowl * 0.3)),
      ),
    ],
    connections: [
      connection('inlet', inlet, LEFT, thread),
      connection('outlet', outlet, RIGHT, thread),
      connection('drain', [0, 0, 0], DOWN),
    ],
    clearances: { front: 100 },
  };
}

/** Filter, regulator, lubricator: one to three modules in a row, bowls below and knobs above. */
export function serviceUnit({ length, width, height, connection: thread }: Sized): Draft {
  const count = Math.max(1, Math.round(length / Math.max(width, 50)));
  const { length: wanted, diameter } = portOf(thread);
  const out = Math.min(wanted, length * 0.1);
  const reach = length / 2 - out;
  const module = (2 * reach) / count;
  const bodyHeight = Math.max(diameter * 1.2, height * 0.3);
  const bottom = height * 0.45;
  const z = bottom + bodyHeight / 2;
  const inlet: Point = [-length / 2, 0, z];
  const outlet: Point = [length / 2, 0, z];
  const middles = Array.from({ length: count }, (_, index) => -reach + module * (index + 0.5));
  const bowls = middles.map((x): Solid => cylinder([x, 0, 0], UP, bottom, Math.min(module, width) * 0.72));
  const knobs = middles.map((x): Solid =>
    cylinder([x, 0, bottom + bodyHeight], UP, height - bottom - bodyHeight, Math.min(module, width) * 0.62),
  );
  return {
    parts: [
      part(
        'body',
        ...middles.map((x) =>
          block(
            [x - module / 2 + 0.5, -width / 2, bottom],
            [x + module / 2 - 0.5, width / 2, bottom + bodyHeight],
            { round: 3 },
          ),
        ),
      ),
      part('bowl', ...bowls),
      part('guard', ...knobs),
      part('connections', ...port(thread, inlet, LEFT, 2), ...port(thread, outlet, RIGHT, 2)),
    ],
    connections: [connection('inlet', inlet, LEFT, thread), connection('outlet', outlet, RIGHT, thread)],
  };
}

/** A condensate drain: inlet on top, outlet on the right. */
export function drain({ length, width, height, connection: thread, isElectric }: Sized): Draft {
  const { length: wanted } = portOf(thread);
  const out = Math.min(wanted, height * 0.2, length * 0.2);
  const right = length / 2 - out;
  const inlet: Point = [-length * 0.2, 0, height];
  const outlet: Point = [length / 2, 0, height * 0.3];
  const cable: Point = [-length * 0.1, 0, height - out];
  return {
    parts: [
      part(
        'body',
        block([-length / 2, -width / 2, 0], [right, width / 2, height * 0.55], { round: width * 0.12 }),
      ),
      part(
        'cabinet',
        block([-length / 2 + 3, -width / 2 + 3, height * 0.55], [right - 3, width / 2 - 3, height - out], {
          round: width * 0.1,
        }),
      ),
      part(
        'connections',
        ...port(thread, inlet, UP, 2),
        ...port('G ¼', outlet, RIGHT, 2),
        ...(isElectric
          ? [cylinder([cable[0] + length * 0.3, 0, cable[2]], UP, out * 0.9, Math.min(16, width * 0.2))]
          : []),
      ),
    ],
    connections: [
      connection('inlet', inlet, UP, thread),
      connection('outlet', outlet, RIGHT, 'G ¼'),
      ...(isElectric ? [connection('cable', [cable[0] + length * 0.3, 0, cable[2] + out * 0.9], UP)] : []),
    ],
    clearances: { top: 200 },
  };
}

/** An oil-water separator: a container with lid, inlets on top, outlet of clean water on the right. */
export function separator({ length, width, height, connection: thread }: Sized): Draft {
  const { length: out } = portOf(thread);
  const lid = Math.min(40, height * 0.07);
  const right = length / 2 - out;
  const rim = height - out - lid;
  const inlet: Point = [-length * 0.22, width * 0.15, height];
  const outlet: Point = [length / 2, 0, rim * 0.72];
  return {
    parts: [
      part(
        'body',
        block([-length / 2 + 6, -width / 2 + 6, 0], [right - 2, width / 2 - 6, rim], { round: width * 0.14 }),
      ),
      part(
        'cabinet',
        block([-length / 2, -width / 2, rim], [right, width / 2, rim + lid], { round: width * 0.15 }),
      ),
      part(
        'connections',
        ...port(thread, inlet, UP, 4),
        ...port(thread, outlet, RIGHT, 6),
        ...port(
          'G ½',
          [length * 0.16, width * 0.15, height],
          UP,
          Math.max(4, out - portOf('G ½').length + 4),
        ),
      ),
    ],
    connections: [connection('inlet', inlet, UP, thread), connection('outlet', outlet, RIGHT, thread)],
    clearances: { front: 400, top: 300 },
  };
}
