import { servlet } from '../../../../shared/addresses/app';
import { QueryError } from '../engine/QueryError';
import { AddressError } from '../server/QueryString';
import type { SearchFiles } from './SearchFiles';
import { StaticSearch } from './StaticSearch';

/* The script that answers searches of a site of files; `intercept.ts` loads it for the first one. */

/** Answers an address of the service. */
export type Answers = (address: string) => Promise<Response>;

/** @throws Error if a file cannot be read */
export async function openAnswers(files: SearchFiles['files']): Promise<Answers> {
  const search = await StaticSearch.open((name) => read(files[name] ?? name));
  const answerOf = (address: string): Promise<object> =>
    address.startsWith(servlet('suggest')) ? search.suggest(address) : search.search(address);
  return async (address) => {
    try {
      return json(await answerOf(address), 200);
    } catch (error) {
      if (!(error instanceof AddressError || error instanceof QueryError)) throw error;
      const parameter = error instanceof AddressError ? error.parameter : error.field;
      return json({ status: 400, parameter, message: error.message }, 400);
    }
  };
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

const json = (answer: object, status: number): Response =>
  new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
