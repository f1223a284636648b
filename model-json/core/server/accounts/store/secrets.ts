import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A name for something secret, which may be shown. */
export const newId = (): string => randomBytes(9).toString('base64url');

/** How a secret is stored. It is too long to be guessed, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
