import { z } from 'zod';
import { isFocalPoint } from './focal-point';

/** A focal point of a model; anything else reads as none. */
export const focalPoint = () =>
  z.preprocess((value) => (isFocalPoint(value) ? value : undefined), z.string().optional());
