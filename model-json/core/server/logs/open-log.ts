import fastify, { type FastifyBaseLogger } from 'fastify';
import { logStream } from './log-stream';
import { noSchemas } from '../no-schemas';
import type { Settings } from '../settings/settings';

/** A program's log: JSON lines on standard output. */
export const openLog = ({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): FastifyBaseLogger =>
  fastify({ logger: { level: LOG_LEVEL, stream: logStream() }, schemaController: noSchemas }).log;
