import { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import { choice, text } from '../../../../../shared/models/schema';

/** One of the interface's icons. */
export const iconModel = z.object({
  id: text(),
  /** A name that is none reads as missing: the page stands without it. */
  icon: z.preprocess((value) => value || undefined, z.enum(iconNames).optional().catch(undefined)),
  /** What it says; without words it is decoration. */
  label: text(),
  size: choice(['small', 'medium', 'large'], 'medium'),
});

export type IconModel = z.output<typeof iconModel>;
