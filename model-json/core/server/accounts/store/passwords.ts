import { hash, verify } from '@node-rs/argon2';
import { AccountError } from '../Account';
import { t } from '../../../../../shared/authoring/language/t';

/** OWASP's recommendation for argon2id: 19 MB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SHORTEST = 12;
const LONGEST = 200;

/** Compared with when there is no such account, so that an answer takes as long. */
const someHash = hash('nobody has this password', COST);

/** @throws AccountError if it is too easily guessed */
export async function hashPassword(password: string): Promise<string> {
  if ([...password].length < SHORTEST)
    throw new AccountError(
      t('A password needs {SHORTEST} characters or more; a few words are easy to remember', { SHORTEST }),
    );
  if (password.length > LONGEST)
    throw new AccountError(t('A password can have {LONGEST} characters at most', { LONGEST }));
  if (new Set(password).size < 5)
    throw new AccountError(t('This password repeats a few characters; mix more'));
  return hash(password.normalize('NFKC'), COST);
}

/** @param stored the hash; undefined if there is no such account, which takes as long */
export async function isPassword(given: string, stored: string | undefined): Promise<boolean> {
  const isRight = await verify(stored ?? (await someHash), given.slice(0, LONGEST).normalize('NFKC'));
  return isRight && stored !== undefined;
}
