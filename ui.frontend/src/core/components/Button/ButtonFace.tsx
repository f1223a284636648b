import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/icons/Icon';
import type { ButtonIcon } from './Button.model';

const drawnAs = (icon: ButtonIcon): IconName =>
  icon === 'cross-left' || icon === 'cross-right' ? 'arrow-right' : icon;
const pointsOn = new Set<ButtonIcon>(['arrow-right', 'chevron-right', 'cross-right']);

/** Content of a button: text and an icon, which follows the text if it points forward. */
export function ButtonFace({
  text,
  icon,
}: {
  text: string | undefined;
  icon: ButtonIcon | undefined;
}): ReactNode {
  const drawn = icon && (
    <span className={`cmp-button__icon cmp-button__icon--${icon}`}>
      <Icon name={drawnAs(icon)} size={20} />
    </span>
  );
  const after = icon !== undefined && pointsOn.has(icon);
  return (
    <>
      {!after && drawn}
      {text && <span className="cmp-button__text">{text}</span>}
      {after && drawn}
    </>
  );
}
