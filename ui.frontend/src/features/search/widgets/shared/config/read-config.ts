import { ConfigError } from './ConfigError';
import type { Check } from './schema';

/**
 * Reads a widget's configuration: JSON in the `data-config` of its placeholder.
 * @param widget its name, for messages: `search-box`
 * @throws ConfigError that names the setting, its value and the fix
 */
export function readConfig<T>(placeholder: HTMLElement, widget: string, schema: Check<T>): T {
  const json = placeholder.dataset.config;
  if (json === undefined) throw new ConfigError(`${widget} has no data-config; give its settings as JSON`);
  return schema(parse(json, widget), widget);
}

function parse(json: string, widget: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ConfigError(`${widget}: data-config is not JSON (${(error as Error).message})`);
  }
}
