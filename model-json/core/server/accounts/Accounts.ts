import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Rights } from '../../repository/rights/Rights';
import { clientOf } from '../security/client-of';
import { CsrfTokens } from '../security/csrf/CsrfTokens';
import { nobody, type Actor } from './Actor';
import { AuditLog } from './audit/AuditLog';
import type { Role } from './Account';
import type { OidcSettings } from './oidc/oidc-settings';
import { credentialOf } from './sign-in/credential-of';
import { addCookie, cookieFor } from './sign-in/session-cookie';
import { AccountsDatabase } from './store/AccountsDatabase';
import { ApprovalFolders } from './store/ApprovalFolders';
import { Directory } from './store/Directory';
import { Failures } from './store/Failures';
import { Preferences } from './store/Preferences';
import { Sessions, type SessionLimits } from './store/Sessions';
import { Tokens } from './store/Tokens';

/** The folder of accounts in the data folder. */
export const ACCOUNTS = 'accounts';

export interface AccountsOptions {
  /** Absolute folder of the database and the audit log. */
  readonly dir: string;
  readonly limits: SessionLimits;
  /** The identity provider. @default accounts here only */
  readonly oidc?: OidcSettings | undefined;
  /** Whether an address is a proxy of ours. */
  readonly isTrustedProxy?: (address: string) => boolean;
  readonly now?: () => number;
}

type Known = Pick<Actor, 'name' | 'role' | 'rights'>;

/** Who may use the author server: accounts, sessions, tokens, rights, and the log of what they did. */
export class Accounts {
  readonly directory: Directory;
  readonly approvals: ApprovalFolders;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly preferences: Preferences;
  readonly failures: Failures;
  readonly audit: AuditLog;
  readonly csrf: CsrfTokens;
  readonly oidc: OidcSettings | undefined;
  private readonly database: AccountsDatabase;
  private readonly isTrustedProxy: (address: string) => boolean;
  private known: { readonly generation: number; readonly actors: Map<string, Known | undefined> } | undefined;
  private isEmptyAt: { readonly generation: number; readonly isEmpty: boolean } | undefined;

  constructor({ dir, limits, oidc, isTrustedProxy = () => false, now }: AccountsOptions) {
    this.database = AccountsDatabase.open(join(dir, 'accounts.db'));
    this.directory = new Directory(this.database);
    this.approvals = new ApprovalFolders(this.database);
    this.sessions = new Sessions(this.database, limits, now);
    this.tokens = new Tokens(this.database, now);
    this.preferences = new Preferences(this.database);
    this.failures = new Failures(this.database, now);
    this.audit = new AuditLog(dir, this.database, now);
    this.csrf = new CsrfTokens();
    this.oidc = oidc;
    this.isTrustedProxy = isTrustedProxy;
  }

  /** Whether people have to sign in. Without accounts everybody on this machine may do everything. */
  get isOn(): boolean {
    if (this.oidc) return true;
    const { generation } = this.database;
    if (this.isEmptyAt?.generation !== generation)
      this.isEmptyAt = { generation, isEmpty: this.directory.isEmpty };
    return !this.isEmptyAt.isEmpty;
  }

  /** Changes with each change of an account, a group or a session. */
  get generation(): number {
    return this.database.generation;
  }

  clientOf(request: IncomingMessage): string {
    return clientOf(request, this.isTrustedProxy);
  }

  /**
   * Who sends a request. A session that gets a new secret gets its cookie with the answer.
   *
   * @param response undefined for a request that was answered before, and is only looked at again
   */
  actorOf(request: IncomingMessage, response?: ServerResponse): Actor {
    const from = this.clientOf(request);
    const credential = credentialOf(request);
    if (credential?.kind === 'token') return this.withToken(credential, from) ?? nobody(from);
    if (!credential) return nobody(from);
    const isNavigation = request.headers.accept?.includes('text/html') ?? false;
    const purpose = !response ? 'look' : isNavigation ? 'navigation' : 'request';
    const found = this.sessions.find(credential.secret, purpose);
    const known = found && this.knownAs(found.session.account);
    if (!found || !known) return nobody(from);
    if (found.secret !== undefined && response) addCookie(response, cookieFor(request, found.secret));
    return { ...known, id: found.session.account, from, session: found.session.id };
  }

  /** What an account may do now; undefined if there is none, or it is disabled. */
  knownAs(id: string): Known | undefined {
    const { generation } = this.database;
    if (this.known?.generation !== generation) this.known = { generation, actors: new Map() };
    const { actors } = this.known;
    if (!actors.has(id)) actors.set(id, this.read(id));
    return actors.get(id);
  }

  /** Writes a copy of the database to a new file. */
  copyTo(file: string): void {
    this.database.copyTo(file);
  }

  close(): void {
    this.database.close();
  }

  private withToken({ secret, user }: { secret: string; user?: string }, from: string): Actor | undefined {
    const found = this.tokens.find(secret);
    const known = found && this.knownAs(found.token.account);
    if (!found || !known || (user !== undefined && user !== found.token.account)) {
      this.audit.add({ who: user ?? '', what: 'token refused', from });
      return undefined;
    }
    const { account, label } = found.token;
    if (found.isFirst) this.audit.add({ who: account, what: 'token used', from, about: [label] });
    return { ...known, id: account, from };
  }

  private read(id: string): Known | undefined {
    const account = this.directory.account(id);
    if (!account || account.isDisabled) return undefined;
    const role: Role = account.role;
    const rights = role === 'administrator' ? Rights.ALL : this.directory.rightsOf(account);
    return { name: account.name, role, rights };
  }
}
