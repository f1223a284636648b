import type { ReactNode } from 'react';

export interface StrokeIconProps {
  /** Its strokes, on a grid of 24. */
  d: string;
  /** What the icon says, where no words stand beside it; without one it is decoration and hidden from screen readers. */
  label?: string | undefined;
  /** Edge in CSS pixels. @default 24 */
  size?: number | undefined;
  className?: string | undefined;
}

/** A line icon by its strokes, in the colour of the text around it. By its name: Icon. */
export function StrokeIcon({ d, label, size = 24, className }: StrokeIconProps): ReactNode {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={d} />
    </svg>
  );
}
