import { as } from '../accounts/Actor';
import type { Accounts } from '../accounts/Accounts';
import { nobody } from '../accounts/Actor';
import { partly } from '../../../../shared/testing/partly';
import { languageOf } from './language-of';

const asked = (headers: Record<string, string>) => ({ headers: { host: 'localhost:4502', ...headers } });

const accounts = partly<Accounts>({
  preferences: partly<Accounts['preferences']>({
    of: (account: string) => (account === 'ann' ? 'fr' : undefined),
  }),
});

it('takes what the account has chosen, before what this browser remembers', () => {
  const request = asked({ cookie: 'author-language=de', 'accept-language': 'es' });
  expect(as({ ...nobody('::1'), id: 'ann' }, () => languageOf(request, accounts))).toBe('fr');
  expect(as({ ...nobody('::1'), id: 'bob' }, () => languageOf(request, accounts))).toBe('de');
});

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['it, fr;q=0.5, es;q=0.7', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['it', 'en'],
])('understands the settings of a browser: %s', (header, language) => {
  expect(languageOf(asked({ 'accept-language': header }), undefined)).toBe(language);
});

it('speaks English to those who want none of its languages, and to programs', () => {
  expect(languageOf(asked({ cookie: 'author-language=xx' }), undefined)).toBe('en');
});
