import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Grant } from '../../model-json/core/repository/rights/Rights';
import type { Role } from '../../model-json/core/server/accounts/Account';
import { Accounts, type AccountsOptions } from '../../model-json/core/server/accounts/Accounts';
import { RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { startSite, testFrontend, type SiteOptions, type TestSite } from '../server/start-site';
import { encoded, type Form } from '../server/writes/author-client';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What somebody sends with a request: a program's token, or the cookies of a browser. */
export type Sender = Readonly<Record<string, string>>;

/** A site whose authors have accounts, on a real port. */
export interface GuardedSite extends TestSite {
  readonly accounts: Accounts;
  readonly origin: string;
  /** Makes an account in a group of its own. @returns what its program sends */
  person(id: string, role: Role, grants?: readonly Grant[]): Sender;
  get(address: string, sender?: Sender): Promise<Answer>;
  post(address: string, form: Form, sender?: Sender): Promise<Answer>;
}

export async function startGuardedSite(
  options: SiteOptions = {},
  more: Partial<AccountsOptions> = {},
): Promise<GuardedSite> {
  const dir = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  const accounts = new Accounts({ dir, limits: { idle: 3_600_000, absolute: 36_000_000 }, ...more });
  const frontend = testFrontend();
  const built = {
    ...frontend,
    entry: (name: string) =>
      ['console', 'editor'].includes(name) ? [`${RESOURCES}${name}.0a1b2c3d.js`] : frontend.entry(name),
  };
  const site = await startSite({
    ...options,
    server: { frontend: () => built, ...options.server, accounts },
  });
  const origin = await site.author.listen({ port: 0, host: '127.0.0.1' });
  const send = async (address: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(origin + address, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    ...site,
    accounts,
    origin,
    person(id, role, grants = []) {
      accounts.directory.setGroup({ id: `team-${id}`, grants });
      accounts.directory.add({ id, name: id, role, groups: [`team-${id}`] });
      return { authorization: `Bearer ${accounts.tokens.make(id, 'test')}` };
    },
    get: (address, sender = {}) => send(address, { headers: { accept: 'application/json', ...sender } }),
    post: (address, form, sender = {}) =>
      send(address, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          ...sender,
        },
        body: encoded(form),
      }),
    async close() {
      await site.close();
      accounts.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
