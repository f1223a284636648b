import { z } from 'zod';
import { settingsFrom } from './example-settings';

/** Settings from a request, as passed on by the exporter; values that no switch offers are dropped. */
export const chosenSettings = () =>
  z.preprocess(
    (chosen) => (typeof chosen === 'object' && chosen !== null ? settingsFrom({ ...chosen }) : undefined),
    z.record(z.string(), z.string()).default({}),
  );
