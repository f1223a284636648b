import { machineReasons } from './machine-reasons';
import { said } from './said';
import { toolReasons } from './tool-reasons';
import { treatmentReasons } from './treatment-reasons';

/** What speaks for a product. */
export const reasons = {
  title: 'Why this one',
  of: { ...machineReasons, ...treatmentReasons, ...toolReasons },
  said,
};
