import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Accounts } from '../Accounts';
import { hashPassword, isPassword } from './passwords';

const MINUTE = 60_000;
let now: number;
let dir: string;
let accounts: Accounts;

beforeEach(() => {
  now = Date.UTC(2026, 10, 24, 9);
  dir = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  accounts = new Accounts({
    dir,
    limits: { idle: 60 * MINUTE, absolute: 10 * 60 * MINUTE },
    now: () => now,
  });
  accounts.directory.add({ id: 'jane', name: 'Jane', role: 'administrator' });
});
afterEach(() => {
  accounts.close();
  rmSync(dir, { recursive: true });
});

const pass = (minutes: number) => (now += minutes * MINUTE);
const begin = () => accounts.sessions.begin('jane', '192.0.2.7', 'Firefox/140').secret;
const isIn = (secret: string) => accounts.sessions.find(secret) !== undefined;

describe('a session', () => {
  it('ends after a time without a request', () => {
    const secret = begin();
    pass(50);
    expect(isIn(secret)).toBe(true);
    pass(50);
    expect(isIn(secret)).toBe(true);
    pass(61);
    expect(isIn(secret)).toBe(false);
  });

  it('does not last longer because somebody looks at it', () => {
    const secret = begin();
    for (let i = 0; i < 7; i += 1) {
      pass(10);
      accounts.sessions.find(secret, 'look');
    }
    expect(isIn(secret)).toBe(false);
  });

  it('ends after its whole time, however busy it is', () => {
    const secret = begin();
    for (let i = 0; i < 20; i += 1) {
      expect(isIn(secret)).toBe(true);
      pass(30);
    }
    pass(1);
    expect(isIn(secret)).toBe(false);
  });

  it('gets a new secret from time to time; the earlier one works until the new one has arrived, and a minute longer', () => {
    const first = begin();
    pass(16);
    const second = accounts.sessions.find(first, 'navigation')?.secret;
    expect(second).toBeDefined();
    // The answer was lost: the browser still sends the first.
    pass(5);
    const third = accounts.sessions.find(first, 'navigation')!.secret!;
    expect(isIn(second!)).toBe(false);
    expect(isIn(third)).toBe(true);
    expect(isIn(first)).toBe(true);
    pass(2);
    expect(isIn(first)).toBe(false);
    expect(accounts.sessions.find(third, 'navigation')).toEqual({
      session: expect.objectContaining({ account: 'jane' }),
    });
  });

  it('can be ended, alone or with all others of its account', () => {
    const [one, other] = [begin(), begin()];
    accounts.sessions.end(accounts.sessions.find(one)!.session.id, 'somebody else');
    expect(isIn(one)).toBe(true);
    accounts.sessions.end(accounts.sessions.find(one)!.session.id, 'jane');
    expect([isIn(one), isIn(other)]).toEqual([false, true]);
    expect(accounts.sessions.endAll('jane')).toBe(1);
    expect(isIn(other)).toBe(false);
  });

  it('ends with a new password, and when its account is disabled', () => {
    accounts.directory.add({ id: 'joe', name: 'Joe', role: 'administrator' });
    const secret = begin();
    accounts.directory.change('jane', { password: 'hash' });
    expect(isIn(secret)).toBe(false);
    const again = begin();
    accounts.directory.change('jane', { isDisabled: true });
    expect(isIn(again)).toBe(false);
  });
});

describe('failed sign-ins', () => {
  const wait = (name = 'jane', client = '192.0.2.7') => accounts.failures.wait(name, client);
  const fail = (times: number, name = 'jane', client = '192.0.2.7') => {
    for (let i = 0; i < times; i += 1) accounts.failures.count(name, client);
  };

  it('make each next attempt wait longer, up to a quarter of an hour', () => {
    fail(4);
    expect(wait()).toBe(0);
    fail(1);
    expect(wait()).toBe(15_000);
    fail(1);
    expect(wait()).toBe(30_000);
    pass(1);
    expect(wait()).toBe(0);
    fail(20);
    expect(wait()).toBe(15 * MINUTE);
  });

  it('are counted by client, too, over all names', () => {
    for (let i = 0; i < 20; i += 1) fail(1, `name ${i}`);
    expect(wait('another')).toBe(15_000);
    expect(wait('another', '198.51.100.1')).toBe(0);
  });

  it('count for names that nobody has as for any other, survive a restart, and are forgotten after a sign-in or a day', () => {
    fail(6, 'nobody', '198.51.100.1');
    expect(wait('nobody', '198.51.100.2')).toBe(30_000);
    fail(6);
    accounts.close();
    accounts = new Accounts({ dir, limits: { idle: 1, absolute: 1 }, now: () => now });
    expect(wait()).toBe(30_000);
    accounts.failures.forget('jane');
    expect(wait()).toBe(0);
    pass(24 * 60 + 1);
    expect(wait('nobody', '198.51.100.2')).toBe(0);
  });
});

describe('the database', () => {
  it('can be read by its owner only, and holds no secret as it is', async () => {
    const [secret, token] = [begin(), accounts.tokens.make('jane', 'CI')];
    accounts.directory.change('jane', { password: await hashPassword('correct horse battery') });
    const files = readdirSync(dir);
    const text = files.map((file) => readFileSync(path.join(dir, file), 'latin1')).join('');
    expect(text).toContain('$argon2id$');
    for (const plain of [secret, token, 'correct horse']) expect(text).not.toContain(plain);
    for (const file of files) expect(statSync(path.join(dir, file)).mode & 0o077).toBe(0);
  });

  it('keeps the last administrator', () => {
    expect(() => accounts.directory.change('jane', { role: 'author' })).toThrow('last administrator');
    expect(() => accounts.directory.change('jane', { isDisabled: true })).toThrow('last administrator');
    expect(() => accounts.directory.remove('jane')).toThrow('last administrator');
  });

  it.each([
    ['/conf', 'below /content'],
    ['/apps/ventora', 'below /content'],
    ['/content/../conf', 'valid node name'],
    ['/content/ventora/de/jcr:content', 'below /content'],
  ])('refuses a right on %s', (folder, word) => {
    const set = () => accounts.directory.setGroup({ id: 'team', grants: [{ path: folder, level: 'read' }] });
    expect(set).toThrow(word);
  });
});

it('accepts only the right password, and none of a disabled account', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(await isPassword('correct horse battery', hash)).toBe(true);
  expect(await isPassword('correct horse batterz', hash)).toBe(false);
  expect(await isPassword('correct horse battery', undefined)).toBe(false);
  await expect(hashPassword('short')).rejects.toThrow('12 characters');
  await expect(hashPassword('aaaaaaaaaaaaaaa')).rejects.toThrow('mix more');
});

it('revokes tokens', () => {
  const token = accounts.tokens.make('jane', 'CI');
  expect(accounts.tokens.find(token)).toMatchObject({
    token: { account: 'jane', label: 'CI' },
    isFirst: true,
  });
  expect(accounts.tokens.find(token)?.isFirst).toBe(false);
  expect(accounts.tokens.revoke(accounts.tokens.of('jane')[0]!.id, 'joe')).toBe(false);
  expect(accounts.tokens.revoke(accounts.tokens.of('jane')[0]!.id, 'jane')).toBe(true);
  expect(accounts.tokens.find(token)).toBeUndefined();
});

describe('the audit log', () => {
  const file = () => path.join(dir, 'audit.jsonl');
  const lines = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean);
  const note = (...whats: string[]) => {
    for (const what of whats)
      accounts.audit.add({ who: 'jane', what, from: '192.0.2.7', about: ['/content/a'] });
  };

  it('says who did what, when, to what and from where', () => {
    note('change');
    expect([...accounts.audit.records()]).toMatchObject([
      {
        at: '2026-11-24T09:00:00.000Z',
        who: 'jane',
        what: 'change',
        from: '192.0.2.7',
        about: ['/content/a'],
      },
    ]);
    expect(accounts.audit.fault()).toBeUndefined();
  });

  it.each([
    [
      'a changed line',
      (all: string[]) => all.map((line, i) => (i === 1 ? line.replace('publish', 'change') : line)),
      'line 2',
    ],
    ['a removed line', (all: string[]) => all.filter((_, i) => i !== 1), 'before line 2'],
    ['a removed end', (all: string[]) => all.slice(0, 2), 'after line 2'],
    ['lines in another order', (all: string[]) => [all[0]!, all[2]!, all[1]!], 'before line 2'],
    ['a forged line', (all: string[]) => [...all, '{"at":"2026"}'], 'line 4'],
    ['a line that is none', (all: string[]) => ['?', ...all], 'line 1'],
  ])('shows %s', (_what, tamper, where) => {
    note('sign-in', 'publish', 'sign-out');
    writeFileSync(file(), `${tamper(lines()).join('\n')}\n`);
    expect(accounts.audit.fault()).toContain(where);
  });

  it('goes on in a new file when one is large, as one chain', () => {
    note('sign-in');
    const padding = 'x'.repeat(300);
    for (let i = 0; i < 700; i += 1)
      accounts.audit.add({
        who: 'jane',
        what: 'change',
        from: 'here',
        about: Array<string>(50).fill(padding),
      });
    expect(readdirSync(dir).filter((name) => name.startsWith('audit-'))).toHaveLength(1);
    note('sign-out');
    expect([...accounts.audit.records()]).toHaveLength(702);
    expect(accounts.audit.fault()).toBeUndefined();
  });
});
