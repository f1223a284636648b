import { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import { choice, flag, link, text } from '../../../../../shared/models/schema';

const icons = [...iconNames, 'cross-left', 'cross-right'] as const;

/** Core Components `button/v2` with the design's variants. */
export const buttonModel = z.object({
  id: text(),
  text: text(),
  buttonLink: link(),
  /** Unknown names are ignored. `cross-…`: an arrow that moves across on hover. */
  icon: z.enum(icons).optional().catch(undefined),
  accessibilityLabel: text(),
  type: choice(['primary', 'secondary', 'outline', 'outline-positive'], 'primary'),
  typeTransform: z.preprocess((value) => value || undefined, z.enum(['uppercase', 'capitalize']).optional()),
  disabled: flag(),
});

export type ButtonModel = z.output<typeof buttonModel>;
export type ButtonIcon = NonNullable<ButtonModel['icon']>;
