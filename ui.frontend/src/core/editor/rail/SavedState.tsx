import type { ReactNode } from 'react';
import type { LiveView } from '../dialog/live/LiveForm';
import type { SessionState, SessionStore } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
import { t } from '../../../../../shared/authoring/language/t';

interface SavedStateProps {
  session: SessionStore;
  view: LiveView;
}

/** How far what is typed has been saved. The bar announces it; here it is beside the fields. */
export function SavedState({ session, view }: SavedStateProps): ReactNode {
  const { tone, text } = stateOf(
    useSessionState(session, (state) => state),
    view,
  );
  return (
    <p className="ed-properties__state" data-tone={tone}>
      {text}
    </p>
  );
}

function stateOf({ offline, signedOut, saving }: SessionState, { problems, isUnsent, refusal }: LiveView) {
  if (refusal !== undefined) return { tone: 'negative', text: t('Not saved') };
  if (signedOut) return { tone: 'notice', text: t('Not saved yet: you are signed out. Nothing is lost.') };
  if (offline)
    return {
      tone: 'notice',
      text: t('Not saved yet: the server cannot be reached. Saving is retried; nothing is lost.'),
    };
  if (problems.length > 0) return { tone: 'negative', text: t('What is marked is not saved yet.') };
  if (isUnsent || saving) return { tone: 'notice', text: t('Saving…') };
  return { tone: 'positive', text: t('Saved') };
}
