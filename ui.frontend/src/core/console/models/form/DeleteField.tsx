import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { fragmentsText } from '../model-texts';

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
    title={`Delete the field “${label}”?`}
    submit="Delete field"
    isDestructive
    onSubmit={onDelete}
    onClose={onClose}
  >
    <p>
      <b>{`${fragmentsText(held)} ${held === 1 ? 'holds' : 'hold'} a value of it.`}</b> The values stay
      stored, but forms and pages no longer show them. A field with the same property name shows them again.
    </p>
  </Modal>
);
