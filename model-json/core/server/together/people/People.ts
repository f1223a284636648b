import type { IncomingMessage } from 'node:http';
import type { Assignee, Person } from '../../../../../shared/authoring/together';
import type { Accounts } from '../../accounts/Accounts';
import { actorNow, ADMIN } from '../../accounts/Actor';
import type { Guests } from './Guests';
import { guestOf } from './guest-cookie';

/** A program on a server without accounts. */
const ADMINISTRATOR: Person = { id: ADMIN, name: 'Administrator' };

/** Those who work on this server: the accounts or, if there are none, the browsers that have opened it. */
export class People {
  constructor(
    private readonly accounts: Accounts | undefined,
    readonly guests: Guests,
  ) {}

  get hasAccounts(): boolean {
    return this.accounts?.isOn ?? false;
  }

  /** Who sends a request. */
  of(request: IncomingMessage): Person {
    const actor = actorNow();
    if (actor?.id) return { id: actor.id, name: actor.name };
    const guest = guestOf(request);
    return (guest !== undefined && this.guests.get(guest)) || ADMINISTRATOR;
  }

  /** Somebody by their id; undefined if they are unknown here. */
  get(id: string): Person | undefined {
    const { directory } = this;
    if (!directory) return id === ADMIN ? ADMINISTRATOR : this.guests.get(id);
    const account = directory.account(id);
    return account && { id, name: account.name };
  }

  /** Those who may read a page. */
  readers(page: string): Person[] {
    const { directory } = this;
    if (!directory) return this.guests.all();
    return directory
      .accounts()
      .flatMap(({ id, name, isDisabled }) => (!isDisabled && this.mayRead(id, page) ? [{ id, name }] : []));
  }

  /** The groups whose members may read a page. */
  groups(page: string): string[] {
    const { directory } = this;
    if (!directory) return [];
    const readers = new Set(this.readers(page).map(({ id }) => id));
    const accounts = directory.accounts().filter(({ id }) => readers.has(id));
    return [...new Set(accounts.flatMap(({ groups }) => groups))].sort();
  }

  /** The groups that somebody is in. */
  groupsOf(id: string): readonly string[] {
    return this.directory?.account(id)?.groups ?? [];
  }

  /** The people that something is for who may read the page. */
  membersOf({ type, id }: Pick<Assignee, 'type' | 'id'>, page: string): Person[] {
    return this.readers(page).filter((person) =>
      type === 'person' ? person.id === id : this.groupsOf(person.id).includes(id),
    );
  }

  /** Undefined as long as there are no accounts. */
  private get directory() {
    return this.hasAccounts ? this.accounts?.directory : undefined;
  }

  private mayRead(id: string, page: string): boolean {
    return this.accounts?.knownAs(id)?.rights.mayRead(page) ?? false;
  }
}
