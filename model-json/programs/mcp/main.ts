import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readEnvironment, SettingsError } from '../../core/server/settings/environment';
import { Bridge } from './Bridge';
import { MCP_VARIABLES, guardedToken } from './mcp-settings';

/* `npm run mcp`: an MCP server over standard input and output, for clients on this machine. Author does the work. */

async function main(): Promise<void> {
  const { AUTHOR_URL, AUTHOR_TOKEN } = readEnvironment(MCP_VARIABLES, process.env, [guardedToken]);
  const bridge = new Bridge(new StdioServerTransport(), {
    address: new URL('/mcp', AUTHOR_URL),
    token: AUTHOR_TOKEN,
  });
  await bridge.start();
  process.stdin.on('end', () => setTimeout(() => process.exit(), 100));
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
