import { join } from 'node:path';
import { trustOf } from '../security/trusted-proxies';
import { oidcOf } from '../settings/account-variables';
import { LOOPBACK } from '../settings/environment';
import type { Settings } from '../settings/settings';
import { Accounts, ACCOUNTS } from './Accounts';

/** Author can be reached from other machines, but anybody could change the site. It does not start. */
export class NoAccountsError extends Error {
  override readonly name = 'NoAccountsError';
  readonly code = 'VEN_NO_ACCOUNTS';
}

const MINUTE = 60_000;

/**
 * Opens the accounts in a data folder.
 *
 * @throws NoAccountsError if other machines can reach author, and there are none
 */
export function openAccounts(dataDir: string, settings: Settings): Accounts {
  const accounts = new Accounts({
    dir: join(dataDir, ACCOUNTS),
    limits: { idle: settings.SESSION_IDLE * MINUTE, absolute: settings.SESSION_LENGTH * MINUTE },
    oidc: oidcOf(settings),
    isTrustedProxy: trustOf(settings.TRUSTED_PROXIES),
  });
  const where = reachableAt(settings);
  if (where === undefined || accounts.isOn) return accounts;
  accounts.close();
  throw new NoAccountsError(
    `Author can be reached from other machines (${where}), but has no accounts, so anybody could change the site. ` +
      'Add an administrator with "npm run accounts -- add NAME --role administrator", or set OIDC_ISSUER; to work alone, leave that setting out',
  );
}

/** The setting by which other machines reach author. */
function reachableAt({ AUTHOR_HOST, AUTHOR_ORIGIN }: Settings): string | undefined {
  if (!LOOPBACK.includes(AUTHOR_HOST)) return `AUTHOR_HOST=${AUTHOR_HOST}`;
  const host = AUTHOR_ORIGIN === undefined ? undefined : new URL(AUTHOR_ORIGIN).hostname;
  return host === undefined || LOOPBACK.includes(host) ? undefined : `AUTHOR_ORIGIN=${AUTHOR_ORIGIN}`;
}
