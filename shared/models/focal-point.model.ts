import { z } from 'zod';
import { isFocalPoint } from './focal-point';

/** A model's focal point; invalid values are read as none. */
export const focalPoint = () =>
  z.preprocess((value) => (isFocalPoint(value) ? value : undefined), z.string().optional());
