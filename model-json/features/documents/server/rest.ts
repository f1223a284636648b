import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pauses background work without keeping the process alive. Pauses can be long on a busy machine.
 * @param ms milliseconds
 */
export const rest = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });
