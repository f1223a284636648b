import { AsyncLocalStorage } from 'node:async_hooks';

const shown = new AsyncLocalStorage<number>();

/** The time for which pages are drawn, epoch milliseconds: now, or that of a preview. */
export const timeShown = (): number => shown.getStore() ?? Date.now();

/** Draws pages as at another time. @param time epoch milliseconds */
export const atTime = <T>(time: number, job: () => T): T => shown.run(time, job);
