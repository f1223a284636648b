/*
 * `npm run attack`: stress tests on processes of its own on this machine: kills, a full disk, two writers, hostile texts,
 * addresses and forms, floods. Limited in time; `KILLS=1000` for a long night. `npm test` runs the short form of all but the
 * floods.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const kills = process.env.KILLS ?? '100';

// A test that fails may leave programs running, which must not hold up the others.
const jest = (...files) => [
  path.join(root, 'node_modules/.bin/jest'),
  '--runInBand',
  '--forceExit',
  ...files,
];
const attacks = [
  { title: 'Kills while authors publish', command: jest('tests/resilience/kill-publish') },
  {
    title: 'Kills while content, forms and the index are written',
    command: jest('tests/resilience/kill', 'tests/server/forms-store'),
  },
  {
    title: 'A full disk, two writers, broken files',
    command: jest('full-disk', 'two-writers', 'bad-content'),
  },
  {
    title: 'Programs that die or hang',
    command: jest('tests/resilience/front', 'tests/resilience/programs'),
  },
  {
    title: 'Hostile texts, addresses, forms and posts',
    command: jest(
      'tests/server/pages/long-texts',
      'tests/server/pages/headers',
      'forms-refused',
      'forms-redirect',
      'sling-post-refused',
      'is-safe-address',
    ),
  },
  { title: 'Floods', command: [path.join(root, 'node_modules/.bin/tsx'), 'tests/attack/floods.ts'] },
];

const outcomes = attacks.map(({ title, command: [program, ...words] }) => {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PUBLISH_KILLS: kills },
  });
  return { title, ok: status === 0 };
});

console.log('');
for (const { title, ok } of outcomes) console.log(`${ok ? 'held  ' : 'FELL  '}  ${title}`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
