/** @jest-turn 6 */
import * as fc from 'fast-check';
import { isEvery } from '../sample';
import { startAgentSite, type AgentSite } from './agent-site';
import { randomCall } from './random-calls';
import { RandomAgent } from './RandomAgent';

/*
 * Agents that call anything. Whatever they do, what was accepted is undone exactly, what was refused has changed nothing and
 * says what would be right, and visitors see nothing of it.
 */

let site: AgentSite;
beforeAll(async () => {
  site = await startAgentSite();
});
afterAll(() => site.close());

/** 10,000 calls nightly; each change is also proposed, and undone in the end. */
const [runs, steps] = isEvery ? [500, 20] : [4, 12];

it('undoes what it accepts exactly, says a cure for what it refuses, and publishes nothing', async () => {
  const first = await RandomAgent.begin(site);
  const tools = (await first.agent.client.listTools()).tools.map(({ name }) => name);
  const tally = { changes: 0, accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(randomCall(tools), { minLength: steps, maxLength: steps }), async (calls) => {
      const agent = await RandomAgent.begin(site);
      for (const call of calls) await agent.make(call);
      await agent.undoAll();
      tally.changes += agent.changes;
      tally.accepted += agent.accepted;
      tally.refused += agent.refused;
      await agent.end();
    }),
    { numRuns: runs, seed: isEvery ? Date.now() : 7, endOnFailure: true },
  );
  // Otherwise the calls would prove little.
  expect(tally.changes).toBeGreaterThan(2 * runs);
  expect(tally.refused).toBeGreaterThan(runs);
}, 3_600_000);
