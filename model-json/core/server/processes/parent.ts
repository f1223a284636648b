import { isObject } from '../../../../shared/checked/is-object';
import { operations } from '../operations/Operations';
import type { FromAny, ToAny } from './messages';

/** Milliseconds between two signs of life. */
export const BEAT_MS = 500;

/** Maximum milliseconds for which a program survives its parent. */
const ORPHANED_MS = 6000;

/** The parent program. */
export interface Parent<Out> {
  tell(message: Out): void;
}

/**
 * Connects to the `Program` that started this one, regularly reports that the event loop is running, and answers what
 * operators ask every program. If the parent
 * vanishes, the process emits `disconnect` (`endOnSignals`).
 */
export function parentOf<In, Out>(onMessage: (message: In) => void): Parent<Out | FromAny> {
  const tell = (message: Out | FromAny): void => {
    // A parent that has just gone accepts nothing; `disconnect` follows.
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  };
  // It can vanish before this program can end properly, or even listen.
  if (process.send && !process.connected) process.exit(1);
  process.once('disconnect', () => setTimeout(() => process.exit(1), ORPHANED_MS));
  process.on('message', (message) => {
    const known = message as In | ToAny;
    if (!isForAny(known)) return onMessage(known);
    if (known.type === 'log-level') return operations.setLogLevel(known.level);
    const { number, withMetrics, patience } = known;
    void operations
      .reports('', withMetrics, patience)
      .then((reports) => tell({ type: 'reported', number, reports }));
  });
  setInterval(() => tell({ type: 'beat' }), BEAT_MS).unref();
  return { tell };
}

const isForAny = (message: unknown): message is ToAny =>
  isObject(message) && (message.type === 'report' || message.type === 'log-level');
