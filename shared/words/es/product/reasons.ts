import type * as English from '../../en/product/reasons';
import { machineReasons } from './machine-reasons';
import { said } from './said';
import { toolReasons } from './tool-reasons';
import { treatmentReasons } from './treatment-reasons';

export const reasons: typeof English.reasons = {
  title: 'Por qué elegirlo',
  of: { ...machineReasons, ...treatmentReasons, ...toolReasons },
  said,
};
