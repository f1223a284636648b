import type { ViewName } from '../kernel/project-views';
import { isThirdAngle } from './third-angle';

/** The views of a drawing: the one from the side is that from the left in the first angle, from the right in the third. */
export const viewNames = (language: string): readonly ViewName[] => [
  'front',
  'plan',
  isThirdAngle(language) ? 'right' : 'left',
];
