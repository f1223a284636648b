import { ActionButton, Item, Menu, MenuTrigger, Section } from '@adobe/react-spectrum';
import GlobeGrid from '@spectrum-icons/workflow/GlobeGrid';
import User from '@spectrum-icons/workflow/User';
import { useEffect, useState, type ReactNode } from 'react';
import { messages } from '../../screen/messages';
import { messageOf } from '../../session/saving/outcomes';
import { get, jsonOf } from '../../sling/request';
import { chooseLanguage, languageChoices } from '../../../language/choose-language';
import { spoken } from '../../../../../../shared/authoring/language/spoken';
import { t } from '../../../../../../shared/authoring/language/t';

/** Who is signed in, as AEM tells it. */
interface CurrentUser {
  readonly displayName: string;
  readonly role: string;
  /** Whether people sign in on this server. */
  readonly hasAccounts: boolean;
}

/** The author's language; where people sign in, also the account and the way out. */
export function AccountMenu(): ReactNode {
  const user = useCurrentUser();
  return (
    <MenuTrigger align="end">
      <ActionButton
        isQuiet
        aria-label={
          user?.hasAccounts ? t('Account: {displayName}', { displayName: user.displayName }) : t('Language')
        }
      >
        {user?.hasAccounts ? <User /> : <GlobeGrid />}
      </ActionButton>
      <Menu
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[spoken().language]}
        onSelectionChange={(chosen) => {
          const [code] = chosen === 'all' ? [] : chosen;
          if (typeof code === 'string' && code !== spoken().language)
            chooseLanguage(code).catch((error: unknown) => messages.negative(messageOf(error)));
        }}
      >
        {user?.hasAccounts ? (
          <Section title={user.displayName}>
            {user.role === 'administrator' ? <Item href="/security/users.html">{t('Accounts')}</Item> : null}
            <Item href="/system/sling/logout.html">{t('Sign out')}</Item>
          </Section>
        ) : null}
        <Section title={t('Language')}>
          {languageChoices.map(({ code, name }) => (
            <Item key={code}>{name}</Item>
          ))}
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
