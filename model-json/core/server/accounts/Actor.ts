import { AsyncLocalStorage } from 'node:async_hooks';
import { Rights } from '../../repository/rights/Rights';
import type { Role } from './Account';

/** Who is asking, for as long as their request runs. */
export interface Actor {
  /** The account's id; empty for somebody who is not signed in. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly rights: Rights;
  /** The client's address. */
  readonly from: string;
  /** The session in the browser; undefined for a program with a token. */
  readonly session?: string;
}

/** The author of all changes on a server without accounts, as in a new AEM. */
export const ADMIN = 'admin';

const asking = new AsyncLocalStorage<Actor | undefined>();

/** Who is asking; undefined for the server itself, and where there are no accounts. */
export const actorNow = (): Actor | undefined => asking.getStore();

/** The account that a change is made with. */
export const userNow = (): string => actorNow()?.id || ADMIN;

const agents = new AsyncLocalStorage<true>();

/** Whether a program works in somebody's name, and the content that it writes has to say so. */
export const isAgentNow = (): boolean => agents.getStore() ?? false;

/** Runs what a program does in the name of the person asking. It has their rights, no more. */
export const asAgent = <T>(job: () => T): T => agents.run(true, job);

const ON_BEHALF = 'agent on behalf of ';

/** How content names the author of a change: the account, or the program that works for it. */
export const authorNow = (): string => (isAgentNow() ? ON_BEHALF : '') + userNow();

/** The account behind an author that content names: who lets a program write answers for it. */
export const accountOf = (author: string): string =>
  author.startsWith(ON_BEHALF) ? author.slice(ON_BEHALF.length) : author;

/** Whether the person asking may do everything: an administrator, or anyone where there are no accounts. */
export const isAdministrator = (): boolean => (actorNow()?.role ?? 'administrator') === 'administrator';

/** Runs a request in somebody's name, and all that it starts. */
export const as = <T>(actor: Actor, job: () => T): T => asking.run(actor, job);

/** Runs what the server does on its own, in whichever request. */
export const asServer = <T>(job: () => T): T => asking.run(undefined, job);

/** Somebody who is not signed in. */
export const nobody = (from: string): Actor => ({
  id: '',
  name: '',
  role: 'author',
  rights: Rights.NONE,
  from,
});
