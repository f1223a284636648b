/** Pages that a release changes, one that it makes and one that it removes. */
export const SITE = '/content/site';
export const CHANGED = [`${SITE}/one`, `${SITE}/two`, `${SITE}/deep/three`] as const;
export const MADE = `${SITE}/made`;
export const REMOVED = `${SITE}/removed`;
/** A page beside the releases: made, published by schedule, and deleted in each round. */
export const NOTICE = `${SITE}/notice`;

/** What the release of a round gives its pages as title; rounds with an odd number are taken back afterwards. */
export const titleOf = (round: number): string => `Round ${round}`;
export const BEFORE = 'Before';
