/** A widget's configuration that nothing can start with. The message names the setting, its value and the cure. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
