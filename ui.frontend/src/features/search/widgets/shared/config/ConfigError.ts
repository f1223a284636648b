/** An invalid configuration of a widget. The message names the setting, its value and the fix. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
