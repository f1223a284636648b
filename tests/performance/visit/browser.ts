import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** An event of the DevTools protocol, and the session (page) that it is of. */
export interface ProtocolEvent {
  readonly method: string;
  readonly params: Record<string, unknown>;
  readonly sessionId?: string;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly session: string | undefined;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  // Dictionaries are for certificates of known authorities only, which ours is not.
  '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
  // What Chrome has on phones: it goes by the links that are in the window.
  `--enable-features=${[
    'NavigationPredictor:random_anchor_sampling_period/1',
    'NavigationPredictorNewViewportFeatures',
    'PreloadingModerateViewportHeuristics',
    'PreloadingEagerViewportHeuristics',
  ].join()}`,
  '--remote-debugging-pipe',
  'about:blank',
];

/**
 * A Chromium that is driven by its DevTools protocol alone. Playwright does not follow a page that was prerendered into the
 * tab that shows it.
 */
export class Browser {
  private readonly process: ChildProcess;
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'visit-'));
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(event: ProtocolEvent) => void>();
  private last = 0;
  private unread = '';

  /** @param trusted hash of the public key of a certificate that is as good as one of a known authority */
  constructor(executable: string, trusted: string) {
    const own = [`--user-data-dir=${this.profile}`, `--ignore-certificate-errors-spki-list=${trusted}`];
    this.process = spawn(executable, [...own, ...flags], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    (this.process.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.read(text));
  }

  /** @throws Error with the browser’s words, or if the page of the session goes away */
  send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.last += 1;
    const id = this.last;
    (this.process.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { session: sessionId, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  /** @returns stops listening */
  listen(listener: (event: ProtocolEvent) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    void this.send('Browser.close').catch(() => undefined);
    await Promise.race([ended, wait(5000)]);
    this.process.kill('SIGKILL');
    // Its processes may write for a moment longer.
    await rm(this.profile, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 });
  }

  private read(text: string): void {
    const messages = (this.unread + text).split('\0');
    this.unread = messages.pop() ?? '';
    for (const message of messages) this.take(JSON.parse(message) as Answer | ProtocolEvent);
  }

  private take(message: Answer | ProtocolEvent): void {
    if ('method' in message) {
      if (message.method === 'Target.detachedFromTarget') this.giveUp(message.params['sessionId'] as string);
      for (const listener of this.listeners) listener(message);
      return;
    }
    const one = this.waiting.get(message.id ?? 0);
    this.waiting.delete(message.id ?? 0);
    if (message.error) one?.reject(new Error(message.error.message));
    else one?.resolve(message.result);
  }

  /** Nobody answers for a page that is gone. */
  private giveUp(session: string): void {
    for (const [id, one] of this.waiting) {
      if (one.session !== session) continue;
      this.waiting.delete(id);
      one.reject(new Error('The page is gone'));
    }
  }
}
