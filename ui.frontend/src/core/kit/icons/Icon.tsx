import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './IconPaths';
import { StrokeIcon, type StrokeIconProps } from './StrokeIcon';

export type { IconName };

export interface IconProps extends Omit<StrokeIconProps, 'd'> {
  name: IconName;
}

/** A line icon of the interface, in the colour of the surrounding text. */
export const Icon = ({ name, ...rest }: IconProps): ReactNode => <StrokeIcon d={iconPaths[name]} {...rest} />;
