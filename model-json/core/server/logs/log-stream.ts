import { writeSync } from 'node:fs';
import { codeOf } from '../../../../shared/checked/error-parts';

/** Limits for pending lines, in bytes and milliseconds. */
const MAX_WAITING = 16_384;
const MAX_DELAY = 50;

/**
 * Standard output for a log with a line for every request: lines are written in batches, because one system call each
 * would cost more than an answer from memory. Pending lines are flushed before the process ends.
 */
export function logStream(fd = 1): { write(line: string): void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const bytes = Buffer.from(waiting);
    waiting = '';
    for (let written = 0; written < bytes.length;) written += writeSome(fd, bytes.subarray(written));
  };
  process.on('exit', flush);

  return {
    write(line) {
      waiting += line;
      if (waiting.length >= MAX_WAITING) flush();
      else timer ??= setTimeout(flush, MAX_DELAY).unref();
    },
  };
}

/** A full pipe refuses writes for a moment; one without a reader refuses them for ever. */
function writeSome(fd: number, bytes: Buffer): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EAGAIN') return 0;
    if (code === 'EPIPE') return bytes.length;
    throw error;
  }
}
