import { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import { choice, text } from '../../../../../shared/models/schema';

/** One of the interface's icons. */
export const iconModel = z.object({
  id: text(),
  /** An unknown name is treated as missing: the icon is left out. */
  icon: z.preprocess((value) => value || undefined, z.enum(iconNames).optional().catch(undefined)),
  /** Label; without one the icon is decorative. */
  label: text(),
  size: choice(['small', 'medium', 'large'], 'medium'),
});

export type IconModel = z.output<typeof iconModel>;
