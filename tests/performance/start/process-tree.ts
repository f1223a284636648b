import { readdirSync, readFileSync } from 'node:fs';

/** Kernel clock ticks in a second (`getconf CLK_TCK`). */
const TICKS = 100;

/** A process and its descendants, by their ids. Linux only, like everything here. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(fieldsOf(Number(name))[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

/** CPU time of a tree in seconds, including exited processes. */
export const processorTime = (root: number): number =>
  sum(treeOf(root), (pid) => sum(fieldsOf(pid).slice(11, 15), Number)) / TICKS;

/** CPU time in seconds of the thread of a process that runs its JavaScript. */
export const mainThreadTime = (pid: number): number =>
  sum(fieldsIn(`/proc/${pid}/task/${pid}/stat`).slice(11, 13), Number) / TICKS;

/** Memory of a tree in megabytes; shared pages are counted once. */
export const memoryOf = (root: number): number =>
  sum(treeOf(root), (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)) /
  1024;

/** The fields of `stat` after the name, which can contain spaces. */
const fieldsIn = (file: string): string[] => read(file).split(') ').at(-1)!.split(' ');
const fieldsOf = (pid: number): string[] => fieldsIn(`/proc/${pid}/stat`);

const sum = <T>(all: readonly T[], number: (one: T) => number): number =>
  all.reduce((total, one) => total + number(one), 0);

/** Empty if the process has exited. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
