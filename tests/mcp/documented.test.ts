import { readFileSync } from 'node:fs';
import { TOOLS } from '../../model-json/core/server/mcp/tools';

it('documents each tool as agents are told of it', () => {
  const rows = readFileSync('docs/mcp.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(TOOLS.map(({ name, title, effect }) => `| \`${name}\` | ${title} | ${effect} |`));
});
