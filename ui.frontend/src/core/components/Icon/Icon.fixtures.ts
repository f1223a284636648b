import type { z } from 'zod';
import { iconNames } from '../../kit/icons/IconPaths';
import type { iconModel } from './Icon.model';

type IconInput = z.input<typeof iconModel>;

export const fixtures: Record<string, IconInput> = {
  default: { id: 'icon-1', icon: 'phone', label: 'By telephone' },
  decoration: { id: 'icon-2', icon: 'phone' },
  small: { id: 'icon-3', icon: 'warning', label: 'Warning', size: 'small' },
  large: { id: 'icon-4', icon: 'play', label: 'Film', size: 'large' },
  ...Object.fromEntries(iconNames.map((icon) => [icon, { id: `icon-${icon}`, icon, label: icon }])),
  'an icon we do not have': { id: 'icon-5', icon: 'rocket' },
  'through the SDK': { id: 'icon-6', icon: 'plus', label: '', size: '' },
  empty: { id: 'icon-7' },
};
