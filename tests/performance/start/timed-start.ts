import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './process-tree';

const PORTS = { AUTHOR_PORT: '15512', PUBLISH_PORT: '15513' };
/** The addresses polled until they answer: the first page for visitors and for authors. */
const PAGES = {
  publish: `http://localhost:${PORTS.PUBLISH_PORT}/`,
  author: `http://localhost:${PORTS.AUTHOR_PORT}/editor.html/content/ventora/gb/en.html`,
};

/** Seconds since `npm start`, and CPU seconds of its processes until then. */
export interface Moment {
  readonly after: number;
  readonly processor: number;
}

export interface TimedStart {
  readonly pid: number;
  readonly publishUrl: string;
  readonly first: Readonly<Record<keyof typeof PAGES, Moment>>;
  stop(): Promise<void>;
}

/** Runs `npm start` in a checkout. @returns once both servers have answered their first page */
export async function timedStart(checkout: string, data: string): Promise<TimedStart> {
  const began = Date.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...PORTS, DATA_DIR: data, LOG_LEVEL: 'error' },
    // A separate process group, because npm passes signals only to its shell, and that shell to nothing.
    detached: true,
  });
  const pid = child.pid!;
  const untilAnswered = async (page: string): Promise<Moment> => {
    while (
      !(await fetch(page).then(
        (answer) => answer.text().then(() => answer.ok),
        () => false,
      ))
    ) {
      // prettier-ignore
      if (child.exitCode !== null) throw new Error(`npm start has exited with ${child.exitCode}`);
      await wait(20);
    }
    return { after: (Date.now() - began) / 1000, processor: processorTime(pid) };
  };
  const [publish, author] = await Promise.all([untilAnswered(PAGES.publish), untilAnswered(PAGES.author)]);
  return {
    pid,
    publishUrl: PAGES.publish,
    first: { publish, author },
    async stop() {
      process.kill(-pid, 'SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      // Its programs exit by themselves.
      for (const page of Object.values(PAGES)) while (await fetch(page).then(() => true, () => false)) await wait(50); // prettier-ignore
    },
  };
}
