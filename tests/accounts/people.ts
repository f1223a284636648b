import type { Grant } from '../../model-json/core/repository/rights/Rights';
import type { Role } from '../../model-json/core/server/accounts/Account';
import { isEvery } from '../sample';

/* The people of the rights table: what they have, and what they may therefore read, write and publish. */

const OWN = '/content/ventora/de';
const OTHER = '/content/ventora/gb';
export const PLACES = { own: `${OWN}/de`, other: `${OTHER}/en` } as const;
export type Place = keyof typeof PLACES;

export interface Person {
  readonly role?: Role;
  readonly grants?: readonly Grant[];
  readonly reads: readonly Place[];
  readonly writes: readonly Place[];
  readonly publishes: readonly Place[];
}

export const all: readonly Place[] = ['own', 'other'];
const own: readonly Place[] = ['own'];
const none: readonly Place[] = [];

export const PEOPLE: Readonly<Record<string, Person>> = {
  nobody: { reads: none, writes: none, publishes: none },
  'an author without groups': { role: 'author', reads: none, writes: none, publishes: none },
  'an author who may read': {
    role: 'author',
    grants: [{ path: OWN, level: 'read' }],
    reads: own,
    writes: none,
    publishes: none,
  },
  'an author who may write': {
    role: 'author',
    grants: [{ path: OWN, level: 'write' }],
    reads: own,
    writes: own,
    publishes: none,
  },
  'an author in a group that may publish': {
    role: 'author',
    grants: [{ path: OWN, level: 'publish' }],
    reads: own,
    writes: own,
    publishes: none,
  },
  'an author of a country team, who reads the others': {
    role: 'author',
    grants: [
      { path: '/content', level: 'read' },
      { path: OWN, level: 'write' },
    ],
    reads: all,
    writes: own,
    publishes: none,
  },
  'a publisher': {
    role: 'publisher',
    grants: [{ path: OWN, level: 'publish' }],
    reads: own,
    writes: own,
    publishes: own,
  },
  'a publisher of a country team, who reads the others': {
    role: 'publisher',
    grants: [
      { path: '/content', level: 'read' },
      { path: OWN, level: 'publish' },
    ],
    reads: all,
    writes: own,
    publishes: own,
  },
  'an administrator': { role: 'administrator', reads: all, writes: all, publishes: all },
};

/** The people who differ most, for tables whose cells take long; nightly all. */
export const SAMPLED_PEOPLE: readonly string[] = isEvery
  ? Object.keys(PEOPLE)
  : ['nobody', 'an author who may write', 'an author of a country team, who reads the others', 'a publisher'];
