import { HttpError } from '../http/http-error';
import type { Parameters } from '../sling-post/Parameters';

/** A parameter that a command cannot do without. @throws HttpError 400 if it is missing */
export function needed(parameters: Parameters, name: string, what: string): string {
  const value = parameters.get(name);
  if (!value?.trim()) throw new HttpError(400, `Parameter ${name} is missing; send ${what}`);
  return value;
}
