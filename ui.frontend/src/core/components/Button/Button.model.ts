import { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import { choice, flag, link, text } from '../../../../../shared/models/schema';

const icons = [...iconNames, 'cross-left', 'cross-right'] as const;

/** Core Components `button/v2` with the looks of the design. */
export const buttonModel = z.object({
  id: text(),
  text: text(),
  buttonLink: link(),
  /** One we do not have reads as none. `cross-…`: an arrow that runs through on hover. */
  icon: z.enum(icons).optional().catch(undefined),
  accessibilityLabel: text(),
  type: choice(['primary', 'secondary', 'outline', 'outline-positive'], 'primary'),
  typeTransform: z.preprocess((value) => value || undefined, z.enum(['uppercase', 'capitalize']).optional()),
  disabled: flag(),
});

export type ButtonModel = z.output<typeof buttonModel>;
export type ButtonIcon = NonNullable<ButtonModel['icon']>;
