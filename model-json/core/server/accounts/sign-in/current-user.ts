import { actorNow, ADMIN } from '../Actor';

/**
 * `currentuser.json`, as AEM gives it, with what the person may do. Without accounts everybody is `admin`.
 *
 * @param hasAccounts whether people sign in here
 */
export function currentUser(hasAccounts: boolean): object {
  const actor = actorNow();
  const id = actor?.id || ADMIN;
  const name = actor?.name || 'Administrator';
  return {
    authorizableId: id,
    authorizableId_xss: id.replace(/[<>&"']/g, ''),
    displayName: name,
    home: `/home/users/${id[0] ?? ''}/${id}`,
    type: 'user',
    role: actor?.role ?? 'administrator',
    hasAccounts,
    rights: actor?.rights.list ?? [{ path: '/', level: 'publish' }],
  };
}
