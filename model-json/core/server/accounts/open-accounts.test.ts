import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../settings/settings';
import { NoAccountsError, openAccounts } from './open-accounts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'accounts-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const elsewhere = { AUTHOR_HOST: '0.0.0.0', AUTHOR_ORIGIN: 'https://author.example.com' };
const oidc = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'author',
  OIDC_CLIENT_SECRET: 'secret',
};
const start = (env: Record<string, string>) => openAccounts(dir, readSettings(env)).close();

it('starts for one person on this machine', () => {
  for (const AUTHOR_HOST of ['localhost', '127.0.0.1', '::1'])
    expect(() => start({ AUTHOR_HOST })).not.toThrow();
  expect(() => start({ AUTHOR_ORIGIN: 'http://localhost:8081' })).not.toThrow();
});

it('does not start where other machines can reach it, without accounts', () => {
  expect(() => start(elsewhere)).toThrow(NoAccountsError);
  expect(() => start(elsewhere)).toThrow('npm run accounts -- add NAME --role administrator');
  expect(() => start({ AUTHOR_ORIGIN: 'https://author.example.com' })).toThrow(NoAccountsError);
});

it('starts there with an account, or with an identity provider', () => {
  expect(() => start({ ...elsewhere, ...oidc })).not.toThrow();
  const accounts = openAccounts(dir, readSettings({}));
  accounts.directory.add({ id: 'jane', name: 'Jane', role: 'administrator' });
  accounts.close();
  expect(() => start(elsewhere)).not.toThrow();
});

it('never starts there without TLS in front', () => {
  for (const AUTHOR_ORIGIN of ['', 'http://localhost:8081'])
    expect(() => readSettings({ AUTHOR_HOST: '0.0.0.0', AUTHOR_ORIGIN })).toThrow('AUTHOR_ORIGIN=https://');
  expect(() => readSettings({ AUTHOR_ORIGIN: 'http://author.example.com' })).toThrow('without TLS');
});

it('says what is missing for an identity provider', () => {
  expect(() => readSettings({ OIDC_ISSUER: 'https://login.example.com' })).toThrow('OIDC_CLIENT_ID=');
  expect(() => readSettings({ ...oidc, OIDC_ROLES: 'a=boss' })).toThrow(
    'use author, publisher, administrator',
  );
  expect(() => readSettings({ ...oidc, OIDC_GROUPS: 'staff' })).toThrow('staff-de=team-de');
});
