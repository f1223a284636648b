/*
 * Tests too long for `npm test`: `npm run test:all` runs them afterwards, CI nightly. Each has a title, a command and perhaps
 * variables of its environment; a non-zero exit code is a failure.
 */
const jest = (file) => ['npx', 'jest', '--config', 'jest.long.config.js', file];

module.exports = [
  { title: 'The package from a fresh clone, twice', command: jest('tests/package/fresh-clone.long.ts') },
  { title: 'A project from the packed packages', command: jest('tests/starter/project.long.ts') },
  { title: 'The handbook as its readers have it', command: jest('tests/handbook/handbook.long.ts') },
  { title: 'The package in a real repository', command: jest('tests/package/sling.long.ts') },
  { title: 'The search on a real OpenSearch', command: jest('tests/engines/opensearch.long.ts') },
  {
    title: 'An OpenSearch cluster whose nodes are killed',
    command: jest('tests/engines/opensearch-cluster.long.ts'),
  },
  {
    title: 'A Sling that others change, and that is killed',
    command: jest('tests/engines/sling-follow.long.ts'),
  },
  {
    title: 'A Sling whose answers get lost',
    command: jest('tests/engines/sling-lost-answers.long.ts'),
  },
  {
    title: 'The stories of authors, with the content in a real Sling',
    command: jest('tests/engines/sling-stories.long.ts'),
    env: { TEST_ALL: '1' },
  },
  {
    title: 'Two Slings on one database, of which one is killed',
    command: jest('tests/engines/sling-cluster.long.ts'),
  },
  {
    title: 'Publishing and moving while one of two Slings is killed',
    command: jest('tests/engines/sling-cluster-publish.long.ts'),
  },
  { title: 'Posts beside a real Sling', command: jest('tests/engines/sling-post.long.ts') },
  { title: 'The same JSON from Java for every page', command: jest('tests/package/same-json.long.ts') },
  { title: 'Publish nodes, killed a thousand times', command: jest('tests/nodes/kill-nodes.long.ts') },
  {
    title: 'Releases and schedules, killed a thousand times',
    command: jest('tests/resilience/launches/kill-launch.long.ts'),
  },
  { title: 'Author and two publish nodes', command: jest('tests/nodes/machines.long.ts') },
  {
    title: 'Applications on AEM’s SPA SDK, as published, in the editor and for visitors',
    command: jest('tests/spa/sdk-clients.long.ts'),
  },
  {
    title: 'Adobe’s sample application for the Universal Editor, with WKND’s content',
    command: jest('tests/universal/sample-application.long.ts'),
  },
  { title: 'Every fixture in four worlds', command: jest('tests/worlds/worlds.long.ts') },
  {
    title: 'A project of Edge Delivery in Adobe’s converters and server',
    command: jest('tests/edge/adobe.long.ts'),
  },
  {
    title: 'The second site’s project of Edge Delivery',
    command: jest('tests/edge/second-site.long.ts'),
  },
  {
    title: 'Sites of others, migrated: the same JSON from Java',
    command: jest('tests/package/strangers/same-json.long.ts'),
  },
  {
    title: 'A site of others, migrated, edited and published',
    command: jest('tests/package/strangers/migrated-site.long.ts'),
  },
  {
    title: 'The library of the Core Components, migrated, edited and published',
    command: jest('tests/package/strangers/migrated-library.long.ts'),
  },
  { title: 'Each recipe, in a copy of the repository', command: jest('tests/package/recipes.long.ts') },
  { title: 'CAD models of all products, read by another program', command: jest('tests/cad/step.long.ts') },
  { title: 'Models for the web of all products, by others’ checker', command: jest('tests/cad/glb.long.ts') },
  { title: 'What other programs get of all products', command: jest('tests/exchange/all-products.long.ts') },
  { title: 'Asset Administration Shells, read by aas4j', command: jest('tests/exchange/aas4j.long.ts') },
  { title: 'The stories, built by Storybook', command: jest('tests/stories/storybook.long.ts') },
  { title: 'The whole site as files', command: jest('tests/static/ventora.long.ts') },
  { title: 'Every page, PDF and feed by others’ checkers', command: ['npm', 'run', 'validate'] },
  {
    title: 'Every page and PDF of the second site by others’ checkers',
    command: ['npm', 'run', 'validate', '--', '--site=harbour'],
  },
  // What the browser tests and the two before found.
  {
    title: 'The accessibility statements, from these results',
    command: ['npm', 'run', 'accessibility:record'],
  },
  { title: 'Attacks, with a thousand kills', command: ['npm', 'run', 'attack'], env: { KILLS: '1000' } },
];
