import { ConfigError } from './ConfigError';
import type { Check } from './schema';

/** The error in a configuration, for the server that renders it; undefined if it is valid. */
export function configProblem(value: unknown, widget: string, schema: Check<unknown>): string | undefined {
  try {
    schema(value, widget);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
