/** @jest-turn 3 */
import { killLaunches } from './kill-launches';

/** `LAUNCH_KILLS=100 npx jest kill-launch` runs a longer test; nightly 1,000 (kill-launch.long.ts). */
const KILLS = Number(process.env['LAUNCH_KILLS'] ?? 4);

it(
  'shows visitors all of a release or none of it and no deleted page, and loses nothing that was acknowledged, when the process is killed while releases and schedules run',
  async () => {
    const { acknowledged } = await killLaunches(KILLS);
    expect(acknowledged).toBeGreaterThan(0);
  },
  Math.max(600_000, KILLS * 8000),
);
