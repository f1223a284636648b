import { z } from 'zod';
import { commandSchema, type AgentCommand } from '../../mcp/changes/commands';
import { HttpError } from '../../http/http-error';

/*
 * Styles and layout have no place in the models of the Universal Editor. They are patched by the properties that AEM stores:
 * `cq:styleIds`, and for each breakpoint `cq:responsive/phone`.
 */

const STYLES = 'cq:styleIds';
const LAYOUT = 'cq:responsive/';

/** Whether a property is a style or layout, and no field of a dialog. */
export const isPlacing = (name: string): boolean => name === STYLES || name.startsWith(LAYOUT);

/** @throws HttpError 422 for a value of another form */
export function placingCommand(component: string, name: string, value: unknown): AgentCommand {
  const parsed = commandSchema.safeParse(
    name === STYLES
      ? { type: 'style', component, styles: value ?? [] }
      : { type: 'layout', component, breakpoint: name.slice(LAYOUT.length), layout: value },
  );
  if (parsed.success) return parsed.data;
  throw new HttpError(422, `${name}: ${z.prettifyError(parsed.error)}`);
}
