import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits between two things that nobody waits for, without keeping the process alive: a pause lasts as long as the machine is busy.
 *
 * @param ms milliseconds
 */
export const rest = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });
