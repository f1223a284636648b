import { partly } from '../../../../../shared/testing/partly';
import type { Cluster } from './Cluster';
import { Feeder } from './Feeder';
import { OpenSearchError } from './OpenSearchError';

/* Which documents are sent when, whatever a cluster makes of them. */
interface Sent {
  readonly ids: readonly string[];
  answer(statuses?: readonly number[], type?: string): void;
}

function feeding() {
  const sent: Sent[] = [];
  const ask = (_method: string, _path: string, lines: string) =>
    new Promise((resolve) => {
      const ids = lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .flatMap((line) => line.index?._id ?? line.delete?._id ?? []);
      const answer = (statuses: readonly number[] = ids.map(() => 201), type = 'it') => {
        const items = statuses.map((status, index) => ({
          index: {
            _id: ids[index],
            status,
            ...(status >= 300 && { error: { type, reason: 'is so' } }),
          },
        }));
        resolve({ errors: statuses.some((status) => status >= 300), items });
      };
      sent.push({ ids, answer });
    });
  return { sent, feeder: new Feeder(partly<Cluster>({ ask: ask as Cluster['ask'] }), 'alias') };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

it('waits for the cluster instead of sending more than it takes', async () => {
  const { sent, feeder } = feeding();
  let added = 0;
  const fed = (async () => {
    for (; added < 2000; added += 1) await feeder.add(`p-${added}`, { name: 'x' });
    await feeder.done();
  })();
  await turns();
  expect(sent.map(({ ids }) => ids.length)).toEqual([500, 500]);
  expect(added).toBeLessThan(1500);
  for (let next = 0; next < 4; next += 1) {
    sent[next]!.answer();
    await turns();
  }
  await fed;
  expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(2000);
});

it('sends only what was rejected again', async () => {
  const { sent, feeder } = feeding();
  for (const id of ['a', 'b', 'c']) await feeder.add(id, {});
  const fed = feeder.done();
  sent[0]!.answer([201, 429, 201]);
  while (sent.length < 2) await turns();
  expect(sent[1]!.ids).toEqual([sent[0]!.ids[1]]);
  sent[1]!.answer();
  await fed;
});

it('sends again what a node did not write because it had lost another one', async () => {
  const { sent, feeder } = feeding();
  await feeder.add('a', {});
  const fed = feeder.done();
  sent[0]!.answer([500], 'node_not_connected_exception');
  while (sent.length < 2) await turns();
  sent[1]!.answer();
  await fed;
});

it('does not take a missing document for a failure when it is removed', async () => {
  const { sent, feeder } = feeding();
  await feeder.add('gone', undefined);
  const fed = feeder.done();
  sent[0]!.answer();
  await expect(fed).resolves.toBeUndefined();
});

it('fails if a document is refused for good', async () => {
  const { sent, feeder } = feeding();
  await feeder.add('wrong', {});
  const fed = feeder.done();
  sent[0]!.answer([400]);
  await expect(fed).rejects.toThrow(
    new OpenSearchError(400, 'it', 'OpenSearch did not write a document: is so'),
  );
});
