import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { leavesForm } from '../../../dialog/leaves-form';
import { Rail } from '../../../screen/Rail';
import type { Item } from '../../../universal/frame/items';
import { useWorkplace } from '../../../universal/Workplace';
import { ItemFields } from './ItemFields';
import '../../../rail/properties-rail.scss';
import { t } from '../../../../../../../shared/authoring/language/t';

interface ItemPropertiesProps {
  readonly item: Item | undefined;
  /** Whether the page does not draw it any more. */
  readonly isGone: boolean;
  /** Why nothing can be changed. */
  readonly lock: string | undefined;
  onClose(): void;
}

/** The fields of the selected component. */
export function ItemProperties({ item, onClose, ...rest }: ItemPropertiesProps): ReactNode {
  const { toTree } = useWorkplace();
  const body = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!leavesForm(event, body.current)) return;
    event.preventDefault();
    toTree();
  };
  return (
    <Rail title={t('Properties')} closes={t('Close properties')} onClose={onClose}>
      {item ? (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc leads back to the tree, from any field
        <div ref={body} onKeyDown={onKeyDown}>
          <p className="ed-properties__of">
            <strong>{item.title}</strong>
            {item.summary !== '' && <span>{item.summary}</span>}
          </p>
          <ItemFields key={item.content ?? item.path} item={item} {...rest} />
        </div>
      ) : (
        <p className="ed-rail__none">{t('Select a component on the page to see its properties.')}</p>
      )}
    </Rail>
  );
}
