import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Accounts } from '../../core/server/accounts/Accounts';
import { COMMANDS } from './commands';

let dir: string;
let accounts: Accounts;
let printed: string[];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  accounts = new Accounts({ dir, limits: { idle: 1000, absolute: 1000 } });
  printed = [];
});
afterEach(() => {
  accounts.close();
  rmSync(dir, { recursive: true });
});

const run = async (...words: string[]) => {
  const [name = '', ...more] = words;
  const print = (line: string) => void printed.push(line);
  await COMMANDS[name]!({ accounts, words: more, print, ask: async () => 'correct horse battery' });
};

it('adds people and groups, and lists them', async () => {
  await run('add', 'boss', '--role', 'administrator');
  await run('group', 'team-de', 'read /content', 'write /content/ventora/de');
  await run('add', 'jane', '--name', 'Jane Doe', '--groups', 'team-de');
  await run('change', 'jane', '--role', 'publisher');
  await run('disable', 'jane');
  await run('list');
  expect(printed).toEqual([
    'boss\tboss\tadministrator\t-\tactive',
    'jane\tJane Doe\tpublisher\tteam-de\tdisabled',
    'group team-de\tread /content\twrite /content/ventora/de',
  ]);
});

it('keeps the folders whose pages need an approval', async () => {
  await run('approval', '/content/ventora/de');
  await run('list');
  expect(printed).toEqual(['approval\t/content/ventora/de']);
  expect(accounts.approvals.contain('/content/ventora/de/de/news')).toBe(true);
  expect(accounts.approvals.contain('/content/ventora/deutsch')).toBe(false);
  await run('no-approval', '/content/ventora/de');
  expect(accounts.approvals.contain('/content/ventora/de/de/news')).toBe(false);
});

it.each([
  [['approval', '/conf'], 'is no folder of content'],
  [['no-approval', '/content/x'], 'is not among the folders'],
  [['add', 'no name!'], 'letters, digits'],
  [['add', 'jane', '--role', 'king'], 'author, publisher, administrator'],
  [['add', 'jane', '--groups', 'team-x'], 'There is no group team-x'],
  [['change', 'nobody', '--name', 'X'], 'There is no account nobody'],
  [['group', 'team', 'write everything'], 'is not absolute'],
  [['group', 'team', 'all /content'], 'read, write, publish'],
  [['token', 'nobody'], 'There is no account nobody'],
  [['add'], 'A name is missing'],
])('%j says what would be right', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message);
});

it('makes tokens, lists and revokes them', async () => {
  await run('add', 'boss', '--role', 'administrator');
  await run('token', 'boss', 'CI');
  expect(accounts.tokens.find(printed[0]!)?.token.account).toBe('boss');
  await run('tokens', 'boss');
  const [id = '', label] = printed[1]!.split('\t');
  expect(label).toBe('CI');
  await run('revoke', 'boss', id);
  expect(accounts.tokens.find(printed[0]!)).toBeUndefined();
});

it('exports the audit log, by time and as CSV, and checks it', async () => {
  await run('add', 'boss', '--role', 'administrator');
  accounts.audit.add({ who: '=cmd()', what: 'sign-in failed', from: '192.0.2.7' });
  await run('audit', '--csv');
  expect(printed[0]).toContain(`"'=cmd()","sign-in failed","192.0.2.7",""`);
  await run('audit', '--from', '2999-01-01');
  expect(printed).toHaveLength(1);
  await run('audit', '--to', new Date().toISOString().slice(0, 10));
  expect(printed).toHaveLength(3);
  await run('audit', '--check');
  expect(printed.at(-1)).toBe('The audit log is whole');
});
