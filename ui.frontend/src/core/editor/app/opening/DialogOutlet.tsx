import { DialogContainer } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { ComponentDialog } from '../../dialog/ComponentDialog';
import { canEditInPlace } from '../../inplace/can-edit-in-place';
import { InPlaceEditor } from '../../inplace/InPlaceEditor';
import { PageProperties } from '../../properties/PageProperties';
import type { Relocated } from '../../session/relocation/PageRelocation';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { ComponentPicker } from '../../selection/picker/ComponentPicker';
import { useWorkbench } from '../../selection/Workbench';
import { ShortcutsDialog } from '../ShortcutsDialog';
import type { OpenDialog } from './use-shell';

interface DialogOutletProps {
  dialog: OpenDialog | undefined;
  onClose(): void;
  /** Called when the page's address has changed. */
  onRenamed(relocated: Relocated): void;
}

/** The dialog open over the page, if any. */
export function DialogOutlet({ dialog, onClose, onRenamed }: DialogOutletProps): ReactNode {
  const isNarrow = useIsNarrow();
  if (dialog?.kind === 'configure' || dialog?.kind === 'inplace' || dialog?.kind === 'properties')
    return <Editing dialog={dialog} onClose={onClose} onRenamed={onRenamed} />;
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={onClose}>
      {dialog?.kind === 'pick' && <ComponentPicker place={dialog.place} onClose={onClose} />}
      {dialog?.kind === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </DialogContainer>
  );
}

interface EditingProps extends DialogOutletProps {
  dialog: Exclude<OpenDialog, { kind: 'pick' | 'shortcuts' }>;
}

/** Editors of content: a component's dialog, in-place text, or the page properties. */
function Editing({ dialog, onClose, onRenamed }: EditingProps): ReactNode {
  const { session, page, selection, locks } = useWorkbench();
  if (dialog.kind === 'properties')
    return (
      <PageProperties
        session={session}
        leadTo={dialog.field}
        lockOf={locks.ofProperty}
        onClose={onClose}
        onRenamed={onRenamed}
      />
    );
  const { kind, path } = dialog;
  const done = () => {
    onClose();
    selection.focus([path]);
  };
  const editable = page.get(path);
  if (kind === 'inplace' && editable && canEditInPlace(editable, session, locks.ofProperty))
    return (
      <InPlaceEditor
        key={path}
        editable={editable}
        session={session}
        page={page}
        lockOf={locks.ofProperty}
        onDone={done}
      />
    );
  return (
    <ComponentDialog
      key={path}
      path={path}
      session={session}
      leadTo={dialog.kind === 'configure' ? dialog.field : undefined}
      lockOf={locks.ofProperty}
      onClose={done}
    />
  );
}
