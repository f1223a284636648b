import { fitMachine, misfitOf, type Fit, type Misfit, type Need, type Range } from './fit-machine';
import { limitOf, type Machine } from './machine';

/** The role of a machine on the shortlist. */
export type Role = 'smallest' | 'recommended' | 'reserve' | 'quieter';

export interface Choice extends Fit {
  /** Its roles; the smallest can also be the recommended one. */
  readonly roles: readonly Role[];
}

/** A requirement that a visitor could drop so that machines fit. */
export type Concession = 'supply' | 'noise' | 'oil';

/** Up to three machines, smallest first, or the obstacle. */
export type Shortlist =
  | { readonly choices: readonly [Choice, ...Choice[]] }
  /** No machine holds this pressure; `most` is what one could, bar at the tool. */
  | { readonly obstacle: 'pressure'; readonly most: number }
  /** One alone is too small: so many of the largest. */
  | {
      readonly obstacle: 'flow';
      readonly several: Several | undefined;
      readonly concessions: readonly Concession[];
    }
  /** Nothing is left by what was ruled out. */
  | { readonly obstacle: 'wishes'; readonly concessions: readonly Concession[] };

export interface Several {
  readonly machine: Machine;
  readonly count: number;
  /** Share of time that each runs, 0 to 1. */
  readonly share: number;
}

/** A recommended machine runs for at most this share of its allowed time. */
const EASY = 0.75;
/** How much more a machine with reserve delivers than the recommended one. */
const MORE = 1.25;
/** An audible difference in noise, dB. */
const AUDIBLE = 3;

/** The machines for a need. */
export function shortlist(machines: readonly Machine[], need: Need, range: Range): Shortlist {
  const judged = machines.map((machine) => fitMachine(machine, need, range));
  const able = atLeastPressure(judged.filter((each): each is Fit => typeof each === 'object'));
  const fits = sensible(able, need.line).toSorted(bySize);
  const [smallest] = fits;
  return smallest ? { choices: choose(smallest, fits) } : obstacle(machines, judged, need, range);
}

/** The version of a product with the lowest sufficient pressure: each bar more takes energy and reduces delivery. */
function atLeastPressure(fits: readonly Fit[]): Fit[] {
  return fits.filter(
    ({ machine }) =>
      !fits.some(
        (other) =>
          other.machine.product === machine.product && other.machine.maxPressure < machine.maxPressure,
      ),
  );
}

/** How much pressure above the need is acceptable, bar, if other machines manage with less. */
const SPARE_PRESSURE = 5;

/** A high-pressure machine is a worse answer to a low-pressure need, if there is another. */
function sensible(fits: readonly Fit[], line: number): readonly Fit[] {
  const modest = fits.filter(({ machine }) => machine.maxPressure <= line + SPARE_PRESSURE);
  return modest.length > 0 ? modest : fits;
}

/** Smallest first; then the one with the fewest accessories, then the quieter. */
function bySize(a: Fit, b: Fit): number {
  return (
    a.machine.delivery - b.machine.delivery ||
    extrasOf(a) - extrasOf(b) ||
    a.machine.noise - b.machine.noise ||
    a.machine.power - b.machine.power ||
    a.machine.tank - b.machine.tank
  );
}

const extrasOf = ({ receiver, dryer }: Fit) => (receiver.extra ? 1 : 0) + (dryer ? 1 : 0);

function choose(smallest: Fit, fits: readonly Fit[]): readonly [Choice, ...Choice[]] {
  const recommended = fits.find(({ share, limit }) => share <= EASY * limit) ?? smallest;
  const reserve = fits.find(({ machine }) => machine.delivery >= MORE * recommended.machine.delivery);
  const roles: [Role, Fit | undefined][] = [
    ['smallest', smallest],
    ['recommended', recommended],
    ['reserve', reserve],
  ];
  const taken = new Set(roles.map(([, fit]) => fit));
  if (taken.size < 3 || !reserve) roles.push(['quieter', quieter(fits, recommended, taken)]);
  const chosen = [...new Set(roles.flatMap(([, fit]) => fit ?? []))].slice(0, 3).sort(bySize);
  const [first = smallest, ...rest] = chosen;
  const withRoles = (fit: Fit): Choice => ({
    ...fit,
    roles: roles.flatMap(([role, of]) => (of === fit ? [role] : [])),
  });
  return [withRoles(first), ...rest.map(withRoles)];
}

/** The quietest of the others, if the difference is audible. */
function quieter(fits: readonly Fit[], than: Fit, taken: ReadonlySet<Fit | undefined>): Fit | undefined {
  const quietest = fits
    .filter((fit) => !taken.has(fit))
    .toSorted((a, b) => a.machine.noise - b.machine.noise || bySize(a, b))[0];
  return quietest && quietest.machine.noise <= than.machine.noise - AUDIBLE ? quietest : undefined;
}

function obstacle(
  machines: readonly Machine[],
  judged: readonly (Fit | Misfit)[],
  need: Need,
  range: Range,
): Exclude<Shortlist, { choices: unknown }> {
  const concessions = (['supply', 'noise', 'oil'] as const).filter((each) =>
    machines.some((machine) => typeof fitMachine(machine, without(need, each), range) === 'object'),
  );
  const bears = machines.filter((machine) => bearsPressure(machine, need));
  if (bears.length === 0) return { obstacle: 'pressure', most: mostPressure(machines, need) };
  const tooSmall = machines.filter((_, index) => judged[index] === 'flow');
  if (tooSmall.length > 0) return { obstacle: 'flow', several: several(tooSmall, need), concessions };
  return { obstacle: 'wishes', concessions };
}

const bearsPressure = (machine: Machine, need: Need) =>
  misfitOf(machine, { ...need, supply: machine.supply, noise: undefined, isOilFree: false }) === undefined;

/** A need with one of its requirements dropped. */
function without(need: Need, concession: Concession): Need {
  if (concession === 'supply') return { ...need, supply: '400' };
  return concession === 'noise' ? { ...need, noise: undefined } : { ...need, isOilFree: false };
}

/** The highest pressure of any machine, less the losses of this need. */
function mostPressure(machines: readonly Machine[], need: Need): number {
  const highest = Math.max(...machines.map(({ maxPressure }) => maxPressure));
  for (let line = highest; line > 0; line = Math.round((line - 0.1) * 10) / 10) {
    if (machines.some((machine) => bearsPressure(machine, { ...need, line }))) return line;
  }
  return 0;
}

/** The smallest number of machines that is sufficient together. */
function several(machines: readonly Machine[], { design }: Need): Several | undefined {
  const machine = machines.toSorted((a, b) => b.delivery * limitOf(b) - a.delivery * limitOf(a))[0];
  if (!machine) return undefined;
  const count = Math.ceil(design / (machine.delivery * limitOf(machine)));
  return { machine, count, share: design / (machine.delivery * count) };
}
