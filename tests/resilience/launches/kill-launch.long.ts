import { noteFaults } from '../../fault-table';
import { killLaunches } from './kill-launches';

const KILLS = 1000;

it('halves no release, loses no schedule and revives no deleted page in a thousand kills', async () => {
  const { acknowledged, recovery } = await killLaunches(KILLS);
  noteFaults({
    engine: 'embedded',
    fault: 'author killed while releases and schedules run',
    times: KILLS,
    acknowledged,
    recovery,
  });
}, 7_200_000);
