import { ActionButton, Item, Menu, MenuTrigger, Section } from '@adobe/react-spectrum';
import User from '@spectrum-icons/workflow/User';
import { useEffect, useState, type ReactNode } from 'react';
import { get, jsonOf } from '../../sling/request';
import { t } from '../../../../../../shared/authoring/language/t';

/** Who is signed in, as AEM tells it. */
interface CurrentUser {
  readonly displayName: string;
  readonly role: string;
  /** Whether people sign in on this server. */
  readonly hasAccounts: boolean;
}

/** The account, and the way out; nothing on a server where nobody signs in. */
export function AccountMenu(): ReactNode {
  const user = useCurrentUser();
  if (!user?.hasAccounts) return null;
  return (
    <MenuTrigger align="end">
      <ActionButton isQuiet aria-label={t('Account: {displayName}', { displayName: user.displayName })}>
        <User />
      </ActionButton>
      <Menu>
        <Section title={user.displayName}>
          {user.role === 'administrator' ? <Item href="/security/users.html">{t('Accounts')}</Item> : null}
          <Item href="/system/sling/logout.html">{t('Sign out')}</Item>
        </Section>
      </Menu>
    </MenuTrigger>
  );
}

function useCurrentUser(): CurrentUser | undefined {
  const [user, setUser] = useState<CurrentUser>();
  useEffect(() => {
    const read = async () => {
      const answer = await get((...request) => fetch(...request), '/libs/granite/security/currentuser.json', {
        pauses: [],
      });
      setUser(await jsonOf<CurrentUser>(answer));
    };
    // A server without this address has no accounts.
    read().catch(() => undefined);
  }, []);
  return user;
}
