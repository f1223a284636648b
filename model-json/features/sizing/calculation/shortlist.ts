import { fitMachine, misfitOf, type Fit, type Misfit, type Need, type Range } from './fit-machine';
import { limitOf, type Machine } from './machine';

/** What a machine of the shortlist is there for. */
export type Role = 'smallest' | 'recommended' | 'reserve' | 'quieter';

export interface Choice extends Fit {
  /** Why it stands here; the smallest may be the one that is recommended. */
  readonly roles: readonly Role[];
}

/** What a visitor could give up so that machines fit. */
export type Concession = 'supply' | 'noise' | 'oil';

/** Up to three machines, smallest first, or what stands in the way. */
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
  /** Share of the time in which each runs, 0 to 1. */
  readonly share: number;
}

/** Of what it may run for, a machine that is recommended runs for no more. */
const EASY = 0.75;
/** By how much more one with reserve delivers than the one that is recommended. */
const MORE = 1.25;
/** A difference in noise that one hears, dB. */
const AUDIBLE = 3;

/** The machines for a need. */
export function shortlist(machines: readonly Machine[], need: Need, range: Range): Shortlist {
  const judged = machines.map((machine) => fitMachine(machine, need, range));
  const able = atLeastPressure(judged.filter((each): each is Fit => typeof each === 'object'));
  const fits = sensible(able, need.line).toSorted(bySize);
  const [smallest] = fits;
  return smallest ? { choices: choose(smallest, fits) } : obstacle(machines, judged as Misfit[], need, range);
}

/** Of the versions of one product that with the lowest pressure: each bar more takes energy and delivers less. */
function atLeastPressure(fits: readonly Fit[]): Fit[] {
  return fits.filter(
    ({ machine }) =>
      !fits.some(
        (other) =>
          other.machine.product === machine.product && other.machine.maxPressure < machine.maxPressure,
      ),
  );
}

/** How much more pressure than is needed a machine may give, bar, if others do without. */
const SPARE_PRESSURE = 5;

/** A machine for high pressure is a worse answer to a need for little, where there is another. */
function sensible(fits: readonly Fit[], line: number): readonly Fit[] {
  const modest = fits.filter(({ machine }) => machine.maxPressure <= line + SPARE_PRESSURE);
  return modest.length > 0 ? modest : fits;
}

/** Smallest first; of the same size the one that needs least beside it, then the quieter. */
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

/** The quietest of the others, where one hears the difference. */
function quieter(fits: readonly Fit[], than: Fit, taken: ReadonlySet<Fit | undefined>): Fit | undefined {
  const quietest = fits
    .filter((fit) => !taken.has(fit))
    .toSorted((a, b) => a.machine.noise - b.machine.noise || bySize(a, b))[0];
  return quietest && quietest.machine.noise <= than.machine.noise - AUDIBLE ? quietest : undefined;
}

function obstacle(
  machines: readonly Machine[],
  judged: readonly Misfit[],
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

/** A need with one of its conditions dropped. */
function without(need: Need, concession: Concession): Need {
  if (concession === 'supply') return { ...need, supply: '400' };
  return concession === 'noise' ? { ...need, noise: undefined } : { ...need, isOilFree: false };
}

/** The highest pressure that a machine holds, less what is lost on the way of this need. */
function mostPressure(machines: readonly Machine[], need: Need): number {
  const highest = Math.max(...machines.map(({ maxPressure }) => maxPressure));
  for (let line = highest; line > 0; line = Math.round((line - 0.1) * 10) / 10) {
    if (machines.some((machine) => bearsPressure(machine, { ...need, line }))) return line;
  }
  return 0;
}

/** The fewest machines that do it together. */
function several(machines: readonly Machine[], { design }: Need): Several | undefined {
  const machine = machines.toSorted((a, b) => b.delivery * limitOf(b) - a.delivery * limitOf(a))[0];
  if (!machine) return undefined;
  const count = Math.ceil(design / (machine.delivery * limitOf(machine)));
  return { machine, count, share: design / (machine.delivery * count) };
}
