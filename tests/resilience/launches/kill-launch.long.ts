import { noteFaults } from '../../fault-table';
import { killLaunches } from './kill-launches';

/** `LAUNCH_KILLS=100` tries fewer; a kill takes about a second. */
const KILLS = Number(process.env['LAUNCH_KILLS'] ?? 1000);

it(`halves no release, loses no schedule and revives no deleted page in ${KILLS} kills`, async () => {
  const { acknowledged, recovery } = await killLaunches(KILLS);
  noteFaults({
    engine: 'embedded',
    fault: 'author killed while releases and schedules run',
    times: KILLS,
    acknowledged,
    recovery,
  });
}, 7_200_000);
