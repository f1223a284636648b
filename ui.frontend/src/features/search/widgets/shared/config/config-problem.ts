import { ConfigError } from './ConfigError';
import type { Check } from './schema';

/** What a schema has against a configuration, for those who draw it; undefined where it is right. */
export function configProblem(value: unknown, widget: string, schema: Check<unknown>): string | undefined {
  try {
    schema(value, widget);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}
