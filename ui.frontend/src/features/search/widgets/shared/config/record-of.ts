import { ConfigError } from './ConfigError';
import { isRecord, type Check } from './schema';

/** Values by name. */
export const recordOf =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isRecord(value)) throw new ConfigError(`${at} is not an object; give values by name`);
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, check(each, `${at}.${name}`)]),
    );
  };
