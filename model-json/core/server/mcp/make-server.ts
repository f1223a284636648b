import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { APP_TITLE } from '../../../../shared/addresses/app';
import { asAgent } from '../accounts/Actor';
import { INSTRUCTIONS, NOTICE } from './instructions';
import { asRefusal, type Refusal } from './refusals';
import type { Tool, ToolContext } from './Tool';
import { TOOLS } from './tools';

const VERSION = '1.0.0';

/** An MCP server for one session. What its tools do, they do in the name of the person whose request calls them. */
export function makeServer(context: ToolContext): Server {
  const server = new Server(
    { name: 'aem-content', title: `${APP_TITLE}: authors’ content`, version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const called = TOOLS.find(({ name }) => name === params.name);
    if (!called)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(params.name)}; list the tools again and use a name from there`,
      );
    return asAgent(() => callTool(called, params.arguments ?? {}, context));
  });
  return server;
}

/** Runs a tool, and answers with what it found or did, or with why it did not. */
export async function callTool(
  { name, input, hasContent, run }: Tool,
  given: unknown,
  context: ToolContext,
): Promise<CallToolResult> {
  try {
    const parsed = input.safeParse(given);
    if (!parsed.success) return refused(invalid(parsed.error));
    const answer = await run(parsed.data, context);
    return answered(hasContent ? { notice: NOTICE, content: answer } : answer);
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal) return refused(refusal);
    context.app.log.error({ err: error }, `The tool ${name} failed`);
    return refused(FAILED);
  }
}

const FAILED: Refusal = {
  code: 'failed',
  message: 'The server failed at this; nothing was changed.',
  cure: 'Try something else, and tell the operator of the server: its log says what happened.',
};

const answered = (answer: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: { ...answer },
});

const refused = ({ code, message, cure, details }: Refusal): CallToolResult => ({
  isError: true,
  // Not as structured content: clients check that against the schema of what the tool answers.
  content: [
    { type: 'text', text: `${message} ${cure}` },
    { type: 'text', text: JSON.stringify({ error: { code, message, cure, details } }) },
  ],
});

function invalid({ issues }: z.ZodError): Refusal {
  const places = issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.join('/') || 'arguments'}: ${message}`);
  return {
    code: 'invalid',
    message: `The arguments are not as the tool takes them: ${places.join('; ')}.`,
    cure: 'Correct them as the tool’s inputSchema says, and call the tool again.',
  };
}

const LISTED: ListedTool[] = TOOLS.map(
  ({ name, title, description, effect, isIdempotent, hasContent, input, output }) => ({
    name,
    title,
    description: hasContent ? `${description} ${NOTICE}` : description,
    inputSchema: schemaOf(input),
    outputSchema: schemaOf(hasContent ? z.object({ notice: z.string(), content: output }) : output),
    annotations: {
      title,
      readOnlyHint: effect === 'reads',
      destructiveHint: effect === 'changes',
      idempotentHint: isIdempotent ?? effect === 'reads',
      openWorldHint: false,
    },
  }),
);

function schemaOf(schema: z.ZodObject): ListedTool['inputSchema'] {
  return z.toJSONSchema(schema, { io: 'input' }) as ListedTool['inputSchema'];
}
