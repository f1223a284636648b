import { StatusLight } from '@adobe/react-spectrum';
import type { ComponentProps, ReactNode } from 'react';
import type { SessionStore } from '../../session/EditorSession';
import { useSessionState } from '../../session/use-session';
import { useWaiting } from '../../sling/use-waiting';
import type { Patience } from '../../sling/Waiting';
import { t } from '../../../../../../shared/authoring/language/t';

type Light = ComponentProps<typeof StatusLight>['variant'];

/** Shows whether changes are saved, and whether the server is slow to respond. */
export function SavingState({ session }: { session: SessionStore }): ReactNode {
  const { saving, offline, signedOut } = useSessionState(session, (state) => state);
  const { patience } = useWaiting();
  const [variant, text] = signedOut ? SIGNED_OUT : stateOf(offline, saving, patience);
  return (
    <StatusLight variant={variant} role="status" UNSAFE_className="ed-state">
      <span className="ed-state__text">{text}</span>
    </StatusLight>
  );
}

const SIGNED_OUT = ['notice', t('Signed out')] as const;

function stateOf(offline: boolean, saving: boolean, patience: Patience): readonly [Light, string] {
  if (offline) return ['negative', t('Offline')];
  if (patience === 'long') return ['notice', saving ? t('Still saving…') : t('Still waiting…')];
  if (saving) return ['notice', t('Saving…')];
  if (patience === 'while') return ['notice', t('Waiting for the server…')];
  return ['positive', t('Saved')];
}
