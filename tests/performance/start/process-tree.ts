import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second (`getconf CLK_TCK`). */
const TICKS = 100;

/** A process and all that it has started, by their ids. Linux only, like all here. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(fieldsOf(Number(name))[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** Seconds of processor time that a tree has taken, with what has ended in it. */
export const processorTime = (root: number): number =>
  sum(treeOf(root), (pid) => sum(fieldsOf(pid).slice(11, 15), Number)) / TICKS;

/** Megabytes of a tree; what several processes share is counted once. */
export const memoryOf = (root: number): number =>
  sum(treeOf(root), (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)) /
  1024;

/** What stands in `stat` after the name, which may hold spaces. */
const fieldsOf = (pid: number): string[] => read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');

const sum = <T>(all: readonly T[], number: (one: T) => number): number =>
  all.reduce((total, one) => total + number(one), 0);

/** Empty when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
