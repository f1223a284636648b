import { ActionButton } from '@adobe/react-spectrum';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import { useState, type ReactNode } from 'react';
import { messages } from '../../screen/messages';
import { useReadable } from '../../selection/create-store';
import { messageOf } from '../../session/saving/outcomes';
import type { SlingClient } from '../../sling/SlingClient';
import type { Presence } from '../presence/Presence';
import { t } from '../../../../../../shared/authoring/language/t';

interface LockBarProps {
  path: string;
  presence: Presence;
  sling: SlingClient;
}

/** Says who has locked the page, before anybody types; those who may can unlock it. */
export function LockBar({ path, presence, sling }: LockBarProps): ReactNode {
  const { lockedBy, holdsLock, mayUnlock } = useReadable(presence);
  const [isBusy, setBusy] = useState(false);
  const unlock = async () => {
    setBusy(true);
    try {
      await sling.command('/bin/wcmcommand', [
        ['cmd', 'unlockPage'],
        ['path', path],
      ]);
      presence.refresh();
    } catch (error) {
      messages.negative(t('Not unlocked: {message}', { message: messageOf(error) }));
    }
    setBusy(false);
  };
  return (
    <div role="status">
      {lockedBy && (
        <p className="tg-lock" data-own={holdsLock}>
          <LockClosed size="S" aria-hidden UNSAFE_className="tg-lock__icon" />
          <span className="tg-lock__text">
            {holdsLock
              ? t('You have locked this page. Nobody else can change it.')
              : t('{name} has locked this page. You can read it and comment on it.', { name: lockedBy.name })}
          </span>
          {mayUnlock && (
            <ActionButton isDisabled={isBusy} onPress={() => void unlock()}>
              {t('Unlock')}
            </ActionButton>
          )}
        </p>
      )}
    </div>
  );
}
