import type { Starting } from '../../../models/electrics';
import { CONTACT, PART, type Circuit } from './Circuit';

const LEFT = 298;
/** Distance between two coils, and from the safety chain to the first of them. */
const [APART, FIRST] = [31, 70];
/** The supply and return conductors. */
const [FED, RETURN] = [158, 284];

/** Coils from left to right; each path contains the contact of the coil that must be off. */
const COILS: Readonly<Record<Starting, readonly { name: string; lockedBy?: string }[]>> = {
  direct: [{ name: 'K1' }, { name: 'Y1' }],
  'star-delta': [
    { name: 'K1' },
    { name: 'K2', lockedBy: 'K3' },
    { name: 'K3', lockedBy: 'K2' },
    { name: 'Y1' },
  ],
  inverter: [{ name: 'K1' }, { name: 'T1' }, { name: 'Y1' }],
};

/** The control circuit, from the transformer through everything that can stop the machine to the contactors. */
export function drawControlCircuit(circuit: Circuit, starting: Starting): void {
  drawChain(circuit, starting);
  const coils = COILS[starting];
  const last = LEFT + FIRST + (coils.length - 1) * APART;
  circuit.line([LEFT, FED], [last, FED]);
  circuit.line([LEFT, RETURN], [last, RETURN]);
  circuit.label('N', LEFT - 10, RETURN);
  drawController(circuit);
  coils.forEach(({ name, lockedBy }, index) => {
    const x = LEFT + FIRST + index * APART;
    circuit.dot(x, FED);
    circuit.line([x, FED], [x, 176]);
    circuit.contact(x, 176);
    circuit.label('A1', x + 3, 186);
    circuit.line([x, 176 + CONTACT], [x, 206]);
    if (lockedBy) {
      circuit.contact(x, 206, 'opens');
      circuit.label(lockedBy, x + 8, 217);
    } else circuit.line([x, 206], [x, 206 + CONTACT]);
    circuit.line([x, 226], [x, 244]);
    circuit.coil(x, 244, name);
    circuit.line([x, 244 + PART], [x, RETURN]);
    circuit.dot(x, RETURN);
  });
}

function drawChain(circuit: Circuit, starting: Starting): void {
  circuit.label('L1', LEFT - 12, 4);
  circuit.label('L2', LEFT + 8, 4);
  for (const x of [LEFT - 8, LEFT + 12]) circuit.line([x, 10], [x, 18]);
  circuit.box(LEFT - 16, 18, 36, 20);
  circuit.label('T2', LEFT - 3, 28);
  circuit.line([LEFT, 38], [LEFT, 42]);
  circuit.fuse(LEFT, 42);
  circuit.label('F3', LEFT + 8, 50);
  circuit.line([LEFT, 42 + PART], [LEFT, 64]);
  const stops = ['S0', starting === 'inverter' ? 'T1' : 'F2', 'B2'];
  stops.forEach((name, index) => {
    const y = 64 + index * 30;
    circuit.contact(LEFT, y, 'opens');
    circuit.line([LEFT, y + CONTACT], [LEFT, y + 30]);
    circuit.label(name, LEFT + 12, y + 10);
  });
  circuit.line([LEFT, 154], [LEFT, FED]);
}

/** The controller, with its pressure sensor. */
function drawController(circuit: Circuit): void {
  const x = LEFT + 32;
  circuit.dot(x, FED);
  circuit.line([x, FED], [x, 196]);
  circuit.box(x - 14, 196, 28, 40);
  circuit.label('A1', x - 4, 209);
  circuit.label('B1', x - 4, 224);
  circuit.line([x, 236], [x, RETURN]);
  circuit.dot(x, RETURN);
}
