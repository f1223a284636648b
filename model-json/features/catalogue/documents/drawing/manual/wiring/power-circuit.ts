import type { Starting } from '../../../models/electrics';
import { CONTACT, PART, type Circuit } from './Circuit';

/** One number for each of the three phases. */
type Phases = readonly [number, number, number];

/** Horizontal positions of the phases. */
const PHASES: Phases = [40, 58, 76];
const EARTH = 18;
const MOTOR = { x: 58, y: 222, radius: 25 };
/** Where a wire meets the motor, relative to its centre. */
const edge = (x: number): number => Math.sqrt(MOTOR.radius ** 2 - (x - MOTOR.x) ** 2);

/** From the mains to the motor. */
export function drawPowerCircuit(circuit: Circuit, starting: Starting): void {
  drawMains(circuit);
  if (starting === 'star-delta') drawStarDelta(circuit);
  else {
    const to = starting === 'direct' ? drawOverload(circuit) : drawInverter(circuit);
    for (const x of PHASES) circuit.line([x, to], [x, MOTOR.y - edge(x)]);
    label(circuit, ['U1', 'V1', 'W1'], PHASES, 190);
  }
  drawContactor(circuit, PHASES, 'K1');
  circuit.motor(MOTOR.x, MOTOR.y, MOTOR.radius, 'M1');
}

function drawMains(circuit: Circuit): void {
  PHASES.forEach((x, index) => {
    circuit.label(`L${index + 1}`, x - 4, 4);
    circuit.line([x, 10], [x, 24]);
    circuit.contact(x, 24);
    circuit.line([x, 44], [x, 52]);
    circuit.fuse(x, 52);
    circuit.line([x, 52 + PART], [x, 116]);
  });
  circuit.dashed([PHASES[0] - 12, 34], [PHASES[2] - 3, 34]);
  circuit.label('Q1', 4, 34);
  circuit.label('F1', 88, 60);
  circuit.label('PE', EARTH - 4, 4);
  circuit.dashed([EARTH, 10], [EARTH, MOTOR.y], [MOTOR.x - MOTOR.radius, MOTOR.y]);
}

function drawContactor(circuit: Circuit, xs: Phases, name: string, y = 116): void {
  for (const x of xs) circuit.pole(x, y);
  circuit.dashed([xs[0] - 3, y + 10], [xs[2] - 3, y + 10]);
  circuit.label(name, xs[2] + 6, y + 10);
}

function drawOverload(circuit: Circuit): number {
  for (const x of PHASES) {
    circuit.line([x, 116 + CONTACT], [x, 148]);
    circuit.heater(x, 148);
  }
  circuit.box(PHASES[0] - 9, 146, PHASES[2] - PHASES[0] + 16, PART + 4);
  circuit.label('F2', PHASES[2] + 12, 156);
  return 148 + PART;
}

function drawInverter(circuit: Circuit): number {
  for (const x of PHASES) circuit.line([x, 116 + CONTACT], [x, 144]);
  circuit.box(PHASES[0] - 10, 144, 56, 32);
  circuit.line([PHASES[0] - 10, 176], [PHASES[2] + 10, 144]);
  circuit.label('3 ~', PHASES[0] - 6, 153);
  circuit.label('3 ~', PHASES[2] - 8, 169);
  circuit.label('T1', PHASES[2] + 14, 160);
  // The screen of the motor cable.
  circuit.dashed([PHASES[0] - 6, 180], [PHASES[2] + 6, 180]);
  circuit.dashed([PHASES[0] - 6, 182], [PHASES[2] + 6, 182]);
  return 176;
}

/** Contactors and what they supply: K2 the second ends of the windings (delta), K3 their common point (star). */
function drawStarDelta(circuit: Circuit): void {
  const delta: Phases = [156, 174, 192];
  const star: Phases = [238, 256, 274];
  const to = drawOverload(circuit);
  // L1 runs to the right end below the motor, so that no wires cross.
  const wires = [
    { x: PHASES[0], down: delta[0], common: star[0], end: PHASES[2] },
    { x: PHASES[1], down: delta[1], common: star[1], end: PHASES[1] },
    { x: PHASES[2], down: delta[2], common: star[2], end: PHASES[0] },
  ];
  wires.forEach(({ x, down, common, end }, index) => {
    circuit.line([x, to], [x, MOTOR.y - edge(x)]);
    const branch = 84 + index * 8;
    circuit.dot(x, branch);
    circuit.line([x, branch], [down, branch], [down, 116]);
    const below = 268 + index * 9;
    circuit.line([down, 116 + CONTACT], [down, below], [end, below], [end, MOTOR.y + edge(end)]);
    const tap = 156 + index * 8;
    circuit.dot(down, tap);
    circuit.line([down, tap], [common, tap], [common, 192]);
    circuit.line([common, 192 + CONTACT], [common, 224]);
  });
  circuit.line([star[0], 224], [star[2], 224]);
  drawContactor(circuit, delta, 'K2');
  drawContactor(circuit, star, 'K3', 192);
  label(circuit, ['U1', 'V1', 'W1'], PHASES, 186);
  label(circuit, ['V2', 'U2', 'W2'], PHASES, 259);
}

function label(circuit: Circuit, names: readonly [string, string, string], xs: Phases, y: number): void {
  circuit.label(names[0], xs[0] + 2, y);
  circuit.label(names[1], xs[1] + 2, y);
  circuit.label(names[2], xs[2] + 2, y);
}
