/** @jest-turn 8 */
import { bundlePrograms, killNodes } from './kill-nodes';

/** `NODE_FAULTS=100 npx jest kill-nodes` runs a longer test; nightly 1,000 (kill-nodes.long.ts). */
const FAULTS = Number(process.env['NODE_FAULTS'] ?? 2);

beforeAll(bundlePrograms, 120_000);

it('loses and halves no publication when author, nodes or their connection fail', async () => {
  const { kills, acknowledged } = await killNodes(FAULTS);
  expect(kills).toBeGreaterThanOrEqual(FAULTS);
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);
