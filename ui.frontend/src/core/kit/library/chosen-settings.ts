import { z } from 'zod';
import { settingsFrom } from './example-settings';

/** Settings as the exporter hands them on from a request; what no switch offers is dropped. */
export const chosenSettings = () =>
  z.preprocess(
    (chosen) => (typeof chosen === 'object' && chosen !== null ? settingsFrom({ ...chosen }) : undefined),
    z.record(z.string(), z.string()).default({}),
  );
