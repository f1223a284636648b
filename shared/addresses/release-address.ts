import { CONSOLES } from './consoles';

const HASH = '#release=';

/** The address at which the console of sites shows a release. */
export const releaseAddress = (release: string): string =>
  `${CONSOLES[0].address}${CONSOLES[0].root}${HASH}${release}`;

/** The release in such an address; undefined if it names none. */
export const releaseIn = (hash: string): string | undefined =>
  hash.startsWith(HASH) ? decodeURIComponent(hash.slice(HASH.length)) : undefined;
