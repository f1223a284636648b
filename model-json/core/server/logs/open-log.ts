import fastify, { type FastifyBaseLogger } from 'fastify';
import { logStream } from './log-stream';
import { noSchemas } from '../no-schemas';
import { operations } from '../operations/Operations';
import type { Settings } from '../settings/settings';

/**
 * A program's log: JSON lines on standard output. Operators can change its level at run time.
 *
 * @param bindings part of every line: a log's child would keep its own level
 */
export function openLog(
  { LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>,
  bindings: Readonly<Record<string, string>> = {},
): FastifyBaseLogger {
  const { log } = fastify({ logger: { level: LOG_LEVEL, stream: logStream() }, schemaController: noSchemas });
  const own = log.child(bindings);
  operations.follow(own);
  return own;
}
