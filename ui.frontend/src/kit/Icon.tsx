import type { ReactNode } from 'react';
import { iconPaths, type IconName } from './IconPaths';

export type { IconName };

export interface IconProps {
  name: IconName;
  /** What the icon says, where no words stand beside it; without one it is decoration and hidden from screen readers. */
  label?: string;
  /** Edge in CSS pixels. @default 24 */
  size?: number;
  className?: string;
}

/** One of the interface's line icons, in the colour of the text around it. */
export function Icon({ name, label, size = 24, className }: IconProps): ReactNode {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
