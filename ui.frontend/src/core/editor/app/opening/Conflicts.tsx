import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useSessionState } from '../../session/use-session';
import { ConflictDialog } from './editors';

/** Asks about conflicts. From the first one on, the dialog stays: so it closes as every dialog does. */
export function Conflicts(props: ComponentProps<typeof ConflictDialog>): ReactNode {
  const conflict = useSessionState(props.session, (state) => state.conflict);
  const [isNeeded, setNeeded] = useState(false);
  if (conflict && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <ConflictDialog {...props} />
      </Suspense>
    )
  );
}
