import { useId, useRef, type ReactNode } from 'react';
import { FIELD_TYPES, type FieldType } from '../../../../../../shared/authoring/fragment-model';
import { Icon } from '../../shell/Icon';
import { TYPE_TITLES } from '../model-texts';
import { t } from '../../../../../../shared/authoring/language/t';

/** Chooses the type of another field. */
export function AddField({ onAdd }: { onAdd(type: FieldType): void }): ReactNode {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="co-button" popoverTarget={id}>
        {t('Add field')}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="co-menu"
        role="group"
        aria-label={t('Types of fields')}
      >
        {FIELD_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            className="co-action"
            onClick={() => {
              menu.current?.hidePopover();
              onAdd(type);
            }}
          >
            <Icon name="add" />
            {TYPE_TITLES[type]}
          </button>
        ))}
      </div>
    </>
  );
}
