import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Repository } from '../../../repository/Repository';
import type { Accounts } from '../Accounts';
import { actorNow, as, isAgentNow, type Actor } from '../Actor';
import { isPreview } from '../../preview/PreviewLink';
import type { Views } from './Views';

/** Milliseconds until an open stream of events notices that its session or its rights have ended. */
const RECHECK_MS = 5000;
/** Sessions also end by time alone. */
const RECHECK_ALL_MS = 60_000;

interface Open {
  readonly request: IncomingMessage;
  readonly actor: Actor;
}

/** Finds out who sends each request, before anything answers it, and hands it to the server that shows what they may read. */
export class Gate {
  private readonly open = new Map<ServerResponse, Open>();
  private readonly timer: NodeJS.Timeout;
  private checked: number;
  private checkedAt = Date.now();

  constructor(
    private readonly accounts: Accounts,
    private readonly views: Views,
    repository: Repository,
    private readonly log: FastifyBaseLogger,
  ) {
    this.checked = accounts.generation;
    this.timer = setInterval(() => this.recheck(), RECHECK_MS).unref();
    this.stopAudit = repository.onChange(({ paths }) => {
      const { id: who = '', from = '' } = actorNow() ?? {};
      const what = isAgentNow() ? 'change by agent' : 'change';
      if (who) accounts.audit.add({ who, what, from, about: paths });
    });
  }

  private readonly stopAudit: () => void;

  /** @param answer with everything: for those who read all, and for what is shown before the sign-in */
  readonly around = (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    if (!this.accounts.isOn) return answer();
    const actor = this.accounts.actorOf(request, response);
    this.open.set(response, { request, actor });
    response.once('close', () => this.open.delete(response));
    as(actor, () => {
      // A preview shows the same to everybody: what its maker may read.
      if (!actor.id || actor.rights.readsAll || isPreview(request.url)) return answer();
      this.views.of(actor.rights).then(
        (app) => app.routing(request, response),
        (error: unknown) => {
          this.log.error({ err: error }, 'The server for some rights cannot start');
          response.writeHead(500).end();
        },
      );
    });
  };

  /** Ends answers that go on although their session, their account or their rights have ended. */
  recheck(): void {
    const { generation } = this.accounts;
    if (generation === this.checked && Date.now() - this.checkedAt < RECHECK_ALL_MS) return;
    this.checked = generation;
    this.checkedAt = Date.now();
    for (const [response, { request, actor }] of this.open) {
      const now = this.accounts.actorOf(request);
      if (now.id !== actor.id || now.rights.view !== actor.rights.view) response.destroy();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.stopAudit();
    await this.views.close();
  }
}
