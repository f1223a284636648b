import type { FastifyBaseLogger } from 'fastify';
import { describeSettings } from '../core/server/settings/environment';
import { unknownVariables } from '../core/server/settings/unknown-variables';
import type { Variables } from '../core/server/settings/Variable';
import { VARIABLES as ofStart } from '../core/server/settings/settings';
import { VARIABLES as ofNodes } from '../core/server/nodes/nodes-settings';
import { VARIABLES as ofSsr } from '../core/ssr/ssr-settings';
import { MCP_VARIABLES as ofMcp } from './mcp/mcp-settings';
import { VARIABLES as ofService } from './service/service-settings';

/** The variables of each command, in the order of docs/settings.md. */
export const COMMANDS: readonly { readonly command: string; readonly variables: Variables }[] = [
  { command: 'npm start', variables: ofStart },
  { command: 'npm run author', variables: ofNodes },
  { command: 'npm run ssr', variables: ofSsr },
  { command: 'npm run service', variables: ofService },
  { command: 'npm run mcp', variables: ofMcp },
];

const NAMES = [...new Set(COMMANDS.flatMap(({ variables }) => Object.keys(variables)))];

/** Logs a program's settings at its start, and warns of variables that are probably misspelt. */
export function logSettings(
  log: FastifyBaseLogger,
  variables: Variables,
  settings: Readonly<Record<string, unknown>>,
): void {
  log.info(describeSettings(variables, settings));
  for (const line of unknownVariables(process.env, NAMES)) log.warn(line);
}
