import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { ResourceTree } from '../repository/Resource';
import type { Instance } from '../server/Instance';
import { sitesOf } from '../server/pages/sites';
import { messageOf } from '../../../shared/checked/error-parts';
import { addressesOf } from './addresses';
import type { Entry } from './Entry';
import type { NodeParts } from '../repository/reads/NodeParts';
import { ReadRecorder } from './reads/ReadRecorder';
import { makeEntry, type Site } from './make-entry';
import type { FromMaker, SiteFacts, Task, ToMaker } from './messages';
import { choicesOf } from './choices';

/** Requests at a time: pictures and documents are made in threads. */
const AT_ONCE = 4;
/** Milliseconds between attempts at what is answered with 503, and how many there are. */
const REST = { milliseconds: 250, tries: 240 };

export interface Maker {
  readonly app: FastifyInstance;
  readonly instance: Instance;
  readonly parts: NodeParts;
  /** The instance's, whose reads are not noted. */
  readonly content: ResourceTree;
  readonly origin: string;
}

/** Does what the export tells this process to do. */
export function serveMaker(maker: Maker): void {
  const { app, instance, parts, origin } = maker;
  const recorder = new ReadRecorder(parts);
  const choices = choicesOf(instance.features);
  const tell = (message: FromMaker): void => void process.send?.(message);
  const make = async (tasks: readonly Task[], folder: string): Promise<Entry[]> => {
    const site: Site = { app, origin, folder, choices };
    const waiting = [...tasks];
    const entries: Entry[] = [];
    const row = async (): Promise<void> => {
      for (let task = waiting.shift(); task; task = waiting.shift())
        entries.push(await patiently(site, task, recorder));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, row));
    return entries;
  };
  // Its start counts too.
  let before = 0;
  const spent = (): number => {
    const { user, system } = process.cpuUsage();
    const seconds = (user + system) / 1e6 - before;
    before += seconds;
    return seconds;
  };
  process.on('message', (message: ToMaker) => {
    if (message.type === 'list') {
      return tell({ type: 'listed', addresses: addressesOf(instance), facts: factsOf(instance, choices) });
    }
    const fail = (error: unknown) => tell({ type: 'failed', message: messageOf(error) });
    if (message.type === 'compare') {
      changedIn(message.parts, maker).then(
        (changed) => tell({ type: 'compared', changed, seconds: spent() }),
        fail,
      );
      return;
    }
    make(message.tasks, message.folder).then(
      (entries) => tell({ type: 'made', entries, fresh: recorder.take(), seconds: spent() }),
      fail,
    );
  });
}

/** Indexes of what is not as it was noted. */
async function changedIn(noted: readonly string[], { instance, parts, content }: Maker): Promise<number[]> {
  const changed: number[] = [];
  for (const [index, text] of noted.entries()) {
    if (parts.isAsNoted(text, content)) continue;
    const answers = instance.features.flatMap((feature) => feature.isStill?.(instance, text) ?? []);
    if ((await answers[0]) !== true) changed.push(index);
  }
  return changed;
}

/** Documents and the index of the search may not be there yet. */
async function patiently(site: Site, { address, known }: Task, recorder: ReadRecorder): Promise<Entry> {
  for (let tries = 1; ; tries += 1) {
    const [{ reads: _before, ...entry }, reads] = await recorder.record(() =>
      makeEntry(site, address, known),
    );
    if (entry.status !== 503 || tries === REST.tries)
      return { ...entry, ...(reads !== undefined && { reads }) };
    await wait(REST.milliseconds);
  }
}

function factsOf(instance: Instance, choices: ReadonlySet<string>): SiteFacts {
  const { map } = instance.urls();
  return {
    roots: sitesOf(instance.repository).map(({ root: { path } }) => [path, map(`${path}.html`)]),
    asked: [...instance.parameters.keys()].filter((name) => !choices.has(name)),
  };
}
