import { join } from 'node:path';
import type { Logger } from '../../repository/Repository';
import type { Accounts } from '../accounts/Accounts';
import { Comments } from './comments/Comments';
import { Live } from './Live';
import { Notices } from './notices/Notices';
import { Guests } from './people/Guests';
import { People } from './people/People';
import { Presence } from './presence/Presence';

const SWEEP_MS = 10_000;

/** What people on the author server know of each other. There is one, whatever part of the content somebody may read. */
export class Together {
  readonly live = new Live();
  readonly presence = new Presence(this.live);
  readonly people: People;
  readonly comments: Comments;
  readonly notices: Notices;
  private timer: NodeJS.Timeout | undefined;

  /** @param dir absolute folder */
  constructor(dir: string, accounts: Accounts | undefined, log: Logger) {
    this.people = new People(accounts, new Guests(join(dir, 'guests.json')));
    this.comments = new Comments(join(dir, 'comments'), this.live, log);
    this.notices = new Notices(join(dir, 'notices'), this.live, log);
  }

  async open(): Promise<void> {
    await this.comments.open();
    this.timer = setInterval(() => this.presence.sweep(), SWEEP_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([this.comments.close(), this.notices.close()]);
  }
}
