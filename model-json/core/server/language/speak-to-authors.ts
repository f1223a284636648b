import { AsyncLocalStorage } from 'node:async_hooks';
import { authoring } from '#site-server/author-words/index';
import type { FastifyInstance } from 'fastify';
import { speakAs, type Spoken } from '../../../../shared/authoring/language/spoken';
import type { Accounts } from '../accounts/Accounts';
import { languageOf } from './language-of';

const answering = new AsyncLocalStorage<Spoken | undefined>();
speakAs(() => answering.getStore());

/** Answers each author in their language. What the server does on its own, it says in English. */
export function speakToAuthors(app: FastifyInstance, accounts: Accounts | undefined): void {
  app.addHook('onRequest', (request, _reply, done) =>
    answering.run(authoring[languageOf(request.raw, accounts)], done),
  );
}
