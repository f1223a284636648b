import type { ReactNode } from 'react';
import { Icon as Drawing } from '../../kit/icons/Icon';
import type { IconModel } from './Icon.model';

const pixels: Record<IconModel['size'], number> = { small: 24, medium: 40, large: 64 };

/** A stand-alone icon. */
export function Icon({ id, icon, label, size }: IconModel): ReactNode {
  return (
    <span className={`cmp-icon cmp-icon--${size}`} id={id}>
      {icon && <Drawing name={icon} label={label} size={pixels[size]} />}
    </span>
  );
}
