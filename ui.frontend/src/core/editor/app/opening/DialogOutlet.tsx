import { DialogContainer } from '@adobe/react-spectrum';
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { canEditInPlace } from '../../inplace/can-edit-in-place';
import type { Definitions } from '../../session/conflict/conflict-text';
import type { Relocated } from '../../session/relocation/PageRelocation';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { useReadable } from '../../selection/create-store';
import { useWorkbench } from '../../selection/Workbench';
import { heldText } from '../../together/lock/locks-with';
import type { Presence } from '../../together/presence/Presence';
import {
  ComponentDialog,
  ComponentPicker,
  InPlaceEditor,
  loadEditors,
  PageProperties,
  SaveSectionDialog,
  SectionsDialog,
  ShortcutsDialog,
} from './editors';
import type { OpenDialog } from './use-shell';

interface DialogOutletProps {
  dialog: OpenDialog | undefined;
  presence: Presence;
  /** Components by resource type. */
  definitions: Definitions;
  onClose(): void;
  /** Called when the page's address has changed. */
  onRenamed(relocated: Relocated): void;
}

/** The dialog open over the page, if any. */
export function DialogOutlet(props: DialogOutletProps): ReactNode {
  useEffect(loadEditors, []);
  return (
    <Suspense>
      <OpenedDialog {...props} />
    </Suspense>
  );
}

function OpenedDialog({ dialog, presence, definitions, onClose, onRenamed }: DialogOutletProps): ReactNode {
  const isNarrow = useIsNarrow();
  if (dialog?.kind === 'properties')
    return <Properties leadTo={dialog.field} onClose={onClose} onRenamed={onRenamed} />;
  if (dialog?.kind === 'configure' || dialog?.kind === 'inplace')
    return <Editing key={`${dialog.kind} ${dialog.path}`} {...{ dialog, presence, definitions, onClose }} />;
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={onClose}>
      {dialog?.kind === 'pick' && <ComponentPicker place={dialog.place} onClose={onClose} />}
      {dialog?.kind === 'section' && <SaveSectionDialog paths={dialog.paths} onClose={onClose} />}
      {dialog?.kind === 'sections' && <SectionsDialog onClose={onClose} />}
      {dialog?.kind === 'shortcuts' && <ShortcutsDialog onClose={onClose} />}
    </DialogContainer>
  );
}

interface PropertiesProps extends Pick<DialogOutletProps, 'onClose' | 'onRenamed'> {
  /** The field to begin with. */
  leadTo: string | undefined;
}

function Properties(props: PropertiesProps): ReactNode {
  const { session, locks } = useWorkbench();
  return <PageProperties {...props} session={session} lockOf={locks.ofProperty} />;
}

interface EditingProps extends Pick<DialogOutletProps, 'presence' | 'definitions' | 'onClose'> {
  dialog: Extract<OpenDialog, { path: string }>;
}

/** Editors of a component: its dialog, or its text in place. */
function Editing({ dialog, presence, definitions, onClose }: EditingProps): ReactNode {
  const { kind, path } = dialog;
  const { session, page, selection, locks } = useWorkbench();
  const others = useReadable(presence);
  // A function of its own for each state: the form's fields follow what others type in.
  const lockOf = useMemo(
    () => (at: string, name: string) => (others ? locks.ofProperty(at, name) : undefined),
    [locks, others],
  );
  const claim = useCallback(
    async (at: string, property: string) => {
      const holder = await presence.take({ path: at, property });
      return holder && heldText(holder, presence);
    },
    [presence],
  );
  const editable = page.get(path);
  // What others do later does not close a text that is open.
  const [isInPlace] = useState(
    () => kind === 'inplace' && editable !== undefined && canEditInPlace(editable, session, locks.ofProperty),
  );
  const done = () => {
    onClose();
    selection.focus([path]);
  };
  if (isInPlace && editable)
    return (
      <InPlaceEditor {...{ editable, session, page, lockOf, claim }} release={presence.free} onDone={done} />
    );
  return (
    <ComponentDialog
      path={path}
      session={session}
      leadTo={dialog.kind === 'configure' ? dialog.field : undefined}
      lockOf={lockOf}
      definitions={definitions}
      onClose={done}
    />
  );
}
