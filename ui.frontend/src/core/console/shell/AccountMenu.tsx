import { useEffect, useState, type ReactNode } from 'react';
import { sling } from '../http/sling';
import { Icon } from './Icon';
import { t } from '../../../../../shared/authoring/language/t';

/** The signed-in author, as Granite tells it. */
interface CurrentUser {
  readonly name?: string;
  readonly authorizableId?: string;
}

/** Says who is signed in; nothing on a server without accounts. */
export function AccountMenu(): ReactNode {
  const [user, setUser] = useState<CurrentUser>();
  useEffect(() => {
    let isHere = true;
    sling.json<CurrentUser>('/libs/granite/security/currentuser.json').then(
      (answer) => isHere && setUser(answer),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const name = user?.name ?? user?.authorizableId;
  if (!name) return null;
  return (
    <span className="co-account">
      <Icon name="user" />
      <span className="co-hidden">{t('Signed in as')} </span>
      <span className="co-account__name">{name}</span>
    </span>
  );
}
