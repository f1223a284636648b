import type { ReactNode } from 'react';

export interface StrokeIconProps {
  /** Its strokes, on a grid of 24. */
  d: string;
  /** Label, if no text is next to it; without one the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** Size in CSS pixels. @default 24 */
  size?: number | undefined;
  className?: string | undefined;
}

/** A line icon given by its strokes, in the colour of the surrounding text. For named icons see Icon. */
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
