import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface DeleteFieldProps {
  label: string;
  /** How many fragments hold a value. */
  held: number;
  onDelete(): void;
  onClose(): void;
}

/** Asks before a field is deleted that fragments hold a value of. */
export const DeleteField = ({ label, held, onDelete, onClose }: DeleteFieldProps): ReactNode => (
  <Modal
    title={t('Delete the field “{label}”?', { label })}
    submit={t('Delete field')}
    isDestructive
    onSubmit={onDelete}
    onClose={onClose}
  >
    <p>
      <b>{counted(held, '{n} fragment holds a value of it.', '{n} fragments hold a value of it.')}</b>{' '}
      {t(
        'The values stay stored, but forms and pages no longer show them. A field with the same property name shows them again.',
      )}
    </p>
  </Modal>
);
