import { noteFaults } from '../fault-table';
import { bundlePrograms, killNodes } from './kill-nodes';

/** Rounds with at least one kill each. */
const FAULTS = 1000;

beforeAll(bundlePrograms, 120_000);

it('loses and halves no publication in a thousand faults', async () => {
  const { kills, cuts, acknowledged, recovery } = await killNodes(FAULTS);
  console.warn(`${kills} kills, ${cuts} cuts, ${acknowledged} acknowledged changes: none lost, order kept`);
  noteFaults({
    engine: 'publish nodes',
    fault: 'author or a node killed, or the line cut',
    times: kills + cuts,
    acknowledged,
    recovery,
  });
  expect(kills).toBeGreaterThanOrEqual(FAULTS);
}, 7_200_000);
