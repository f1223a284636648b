import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { speakAs, type Spoken } from '../../../../shared/authoring/language/spoken';
import type { Language } from '../../../../shared/words/languages';
import type { Accounts } from '../accounts/Accounts';
import { languageOf } from './language-of';

/** What authors read, by their language; English needs no words. */
export type SpokenLanguages = Readonly<Partial<Record<Language, Spoken>>>;

const answering = new AsyncLocalStorage<Spoken | undefined>();

/** Answers each author in their language. What the server does on its own, it says in English. */
export function speakToAuthors(
  app: FastifyInstance,
  accounts: Accounts | undefined,
  languages: SpokenLanguages = {},
): void {
  speakAs(() => answering.getStore());
  app.addHook('onRequest', (request, _reply, done) =>
    answering.run(languages[languageOf(request.raw, accounts)], done),
  );
}
