import path from 'node:path';
import { describeSettings, LOOPBACK } from '../core/server/settings/environment';
import { openLog } from '../core/server/logs/open-log';
import type { Settings } from '../core/server/settings/settings';
import type {
  Changed,
  FromAuthor,
  FromPublish,
  ToAuthor,
  ToPublish,
} from '../core/server/processes/messages';
import { CONTENT_HEAP, Program } from '../core/server/processes/Program';
import { sayAddresses } from './say-addresses';

/** Milliseconds after which author or publish is restarted if its event loop is blocked. */
const PATIENCE = 60_000;
/** Milliseconds for the programs to end; they take 4500 at most unless they hang. */
const ENDING = 4800;

/**
 * Runs author and publish as separate programs and restarts them when they end. It ends them on SIGINT and SIGTERM; if
 * it vanishes, they end by themselves. If one cannot start at all, the supervisor ends too.
 */
export function supervise(settings: Settings): void {
  const log = openLog(settings);
  log.info(describeSettings(settings));
  if (settings.PUBLIC_ORIGIN === undefined && !LOOPBACK.includes(settings.PUBLISH_HOST))
    log.warn(
      'PUBLIC_ORIGIN is not set: canonical addresses and the sitemap contain the host of each request, even if a cache stores them',
    );
  let isOpen = false;
  let authorUrl: string | undefined;
  let isSaid = false;
  /** Numbers of the changes that publish is reading. */
  const reading = new Set<number>();
  let isEnding = false;

  const author = new Program<FromAuthor, ToAuthor>({
    name: 'author',
    file: path.join(__dirname, 'author.ts'),
    flags: CONTENT_HEAP,
    patience: PATIENCE,
    warn: (line) => log.error(line),
    onUseless: (code) => void end(code),
    onMessage(message) {
      if (message.type === 'changed') passOn(message);
      if (message.type === 'opened') {
        isOpen = true;
        publish.tell({ type: 'open' });
      }
      if (message.type === 'ready') {
        authorUrl = message.url;
        publish.tell({ type: 'listen' });
      }
    },
  });
  const publish = new Program<FromPublish, ToPublish>({
    name: 'publish',
    file: path.join(__dirname, 'publish.ts'),
    patience: PATIENCE,
    warn: (line) => log.error(line),
    onUseless: (code) => void end(code),
    onLost() {
      for (const number of reading) seen(number);
    },
    onStart() {
      if (isOpen) publish.tell({ type: 'open' });
      if (authorUrl !== undefined) publish.tell({ type: 'listen' });
    },
    onMessage(message) {
      if (message.type === 'seen') seen(message.number);
      if (message.type !== 'ready' || isSaid) return;
      isSaid = true;
      sayAddresses(message.url ?? '', authorUrl ?? '');
    },
  });

  /** A publish program that is starting reads the disk anyway. */
  function passOn(change: Changed): void {
    reading.add(change.number);
    if (publish.isRunning) publish.tell(change);
    else seen(change.number);
  }

  function seen(number: number): void {
    reading.delete(number);
    author.tell({ type: 'seen', number });
  }

  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([author, publish].map((program) => program.end('SIGTERM', ENDING)));
    process.exit(code);
  }

  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => void end(0));
  // Starts both at once: one loads its code while the other reads the content.
  author.start();
  publish.start();
}
