import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Replaced, TextSearch, Undone } from '../../../../shared/authoring/found-texts';
import { isWithin } from '../../repository/path';
import { needed } from '../commands/needed';
import { disconnectSignal } from '../http/disconnect-signal';
import { HttpError, notFound } from '../http/http-error';
import { queryOf } from '../http/query-of';
import type { Instance } from '../Instance';
import type { Parameters } from '../sling-post/Parameters';
import { findTexts } from './find-texts';
import { reportOf } from './Replacements';
import { replaceTexts } from './replace-texts';
import { soughtText } from './text/find-in-text';
import { seen } from './seen';
import { undoReplacement } from './undo-replacement';

const MOST_SOUGHT = 200;
const MOST_REPLACEMENT = 2000;

/**
 * A part of the results of looking for `text` at and below `path` (`matchCase`, `wholeWords`, `from`).
 *
 * @throws HttpError 400 for a search that finds nothing by its nature, 404 if nothing is at the path
 */
export async function sendFoundTexts(
  instance: Instance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const query = queryOf(request);
  const get = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  const path = pathIn(get('path'));
  const root = instance.repository.get(path);
  if (!root) throw notFound();
  const from = get('from');
  const found = await findTexts(root, searchIn(get), instance, { from, signal: disconnectSignal(reply) });
  return reply.header('cache-control', 'private, no-store').send(found);
}

/** The latest replacements. */
export const sendReplacements = (instance: Instance, reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').send({ replacements: seen(instance).map(reportOf) });

/**
 * `cmd=replace` replaces what is ticked in `texts` (JSON, `TickedText[]`) of a search by `replacement`; `id` goes on with
 * a replacement. `cmd=undo` takes the replacement `id` back, a part at a time (`next`).
 *
 * @throws HttpError 400 for anything else, and as `undoReplacement`
 */
export async function postReplacements(
  instance: Instance,
  parameters: Parameters,
  by: string | undefined,
): Promise<Replaced | Undone> {
  const get = (name: string) => parameters.get(name);
  const command = get('cmd') ?? '';
  const number = (name: string) => (get(name) ? Number(get(name)) : undefined);
  if (command === 'undo') return undoReplacement(instance, number('id') ?? 0, number('next'), by);
  if (command !== 'replace') throw new HttpError(400, `cmd=${command} is unknown; send replace or undo`);
  const replacement = get('replacement') ?? '';
  if (replacement.length > MOST_REPLACEMENT || /[\r\n]/.test(replacement))
    throw new HttpError(
      400,
      `replacement must be one line of at most ${MOST_REPLACEMENT} characters; shorten it`,
    );
  return replaceTexts(instance, {
    path: pathIn(get('path')),
    search: searchIn(get),
    replacement,
    texts: tickedIn(needed(parameters, 'texts', 'the ticked matches as JSON')),
    partOf: number('id'),
    by,
  });
}

function pathIn(path: string | undefined): string {
  if (path === undefined || !isWithin(path, '/content'))
    throw new HttpError(400, 'path: send the path of a page, a fragment or a folder below /content');
  return path;
}

function searchIn(get: (name: string) => string | undefined): TextSearch {
  const text = get('text') ?? '';
  if (soughtText(text) === '' || text.length > MOST_SOUGHT || /[\r\n]/.test(text))
    throw new HttpError(400, `text: send one line with 1 to ${MOST_SOUGHT} characters to look for`);
  return { text, matchCase: get('matchCase') === 'true', wholeWords: get('wholeWords') === 'true' };
}

const tickedTexts = z.array(
  z.object({
    node: z.string().startsWith('/content/'),
    property: z.string().min(1),
    index: z.number().int().nonnegative().optional(),
    state: z.string(),
    matches: z.array(z.number().int().nonnegative()).min(1),
  }),
);

function tickedIn(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new HttpError(400, 'texts is not JSON; send the ticked matches as a JSON array');
  }
  const { data, error } = tickedTexts.safeParse(value);
  if (error) {
    const [issue] = error.issues;
    throw new HttpError(400, `texts: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not usable'}`);
  }
  return data.map(({ index, ...each }) => ({ ...each, ...(index !== undefined && { index }) }));
}
