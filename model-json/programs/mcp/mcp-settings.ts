import { z } from 'zod';
import { LOOPBACK, type Rule } from '../../core/server/settings/environment';
import { kind, origin } from '../../core/server/settings/kinds';

/** The environment variables of `npm run mcp`. */
export const MCP_VARIABLES = {
  AUTHOR_URL: {
    ...origin('http://localhost:4502'),
    schema: origin('http://localhost:4502').schema.default('http://localhost:4502'),
    meaning: 'The author server that agents work on. It needs `AUTHOR_MCP=on` ([mcp.md](mcp.md)).',
  },
  AUTHOR_TOKEN: {
    ...kind('text', z.string().optional()),
    without: 'none: author has no accounts',
    isSecret: true,
    meaning: 'The token of the person in whose name the agent works.',
  },
} as const;

/** A token must not cross a network without TLS. */
export const guardedToken: Rule<typeof MCP_VARIABLES> = ({ AUTHOR_URL, AUTHOR_TOKEN }) => {
  if (AUTHOR_TOKEN === undefined || AUTHOR_URL === undefined || AUTHOR_URL.startsWith('https:'))
    return undefined;
  const host = new URL(AUTHOR_URL).hostname.replace(/^\[|\]$/g, '');
  return LOOPBACK.includes(host)
    ? undefined
    : `AUTHOR_URL=${AUTHOR_URL} is without TLS, so the token could be read on the way; write https://`;
};
