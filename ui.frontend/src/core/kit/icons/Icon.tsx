import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './IconPaths';
import { StrokeIcon, type StrokeIconProps } from './StrokeIcon';

export type { IconName };

export interface IconProps extends Omit<StrokeIconProps, 'd'> {
  name: IconName;
}

/** One of the interface's line icons, in the colour of the text around it. */
export const Icon = ({ name, ...rest }: IconProps): ReactNode => <StrokeIcon d={iconPaths[name]} {...rest} />;
