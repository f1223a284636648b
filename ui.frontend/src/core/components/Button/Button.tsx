import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import type { ButtonModel } from './Button.model';
import { ButtonFace } from './ButtonFace';

/** A call to action: a link if it has an address, else a button. */
export function Button({
  id,
  text,
  buttonLink,
  icon,
  accessibilityLabel,
  type,
  typeTransform,
  disabled,
}: ButtonModel): ReactNode {
  const className = [
    'cmp-button',
    `cmp-button--${type}`,
    typeTransform && `cmp-button--${typeTransform}`,
    icon && !text && 'cmp-button--icon-only',
  ]
    .filter(Boolean)
    .join(' ');
  const face = <ButtonFace text={text} icon={icon} />;
  if (buttonLink && !disabled) {
    const attributes = {
      ...buttonLink.attributes,
      ...(accessibilityLabel && { 'aria-label': accessibilityLabel }),
    };
    return (
      <Link className={className} id={id} link={{ ...buttonLink, attributes }}>
        {face}
      </Link>
    );
  }
  return (
    <button className={className} id={id} type="button" disabled={disabled} aria-label={accessibilityLabel}>
      {face}
    </button>
  );
}
