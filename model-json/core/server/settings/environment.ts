import type { SettingsOf, Variables } from './Variable';

/** Host names of this machine that no other machine can reach. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Environment variables, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A program's settings on one line, for its log; secrets are shown as `…`. */
export function describeSettings(variables: Variables, settings: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(settings).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    return text === '' ? [] : [`${name}=${variables[name]?.isSecret ? '…' : text}`];
  });
  return `settings: ${words.join(' ')}`;
}

/** Environment variables with unusable values. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly code = 'VEN_SETTINGS';
}

/** What is wrong with valid values together, if anything: which variable, what, and what would be right. */
export type Rule<V extends Variables> = (settings: Partial<SettingsOf<V>>) => string | undefined;

/**
 * Reads a program's settings from the environment; an empty variable counts as absent.
 *
 * @throws SettingsError that names all invalid variables, each with its value and the fix
 */
export function readEnvironment<V extends Variables>(
  variables: V,
  env: Environment,
  rules: readonly Rule<V>[] = [],
): SettingsOf<V> {
  const lines: string[] = [];
  const settings: Record<string, unknown> = {};
  for (const [name, { schema, isSecret }] of Object.entries(variables)) {
    const given = env[name] === '' ? undefined : env[name];
    const { success, data, error } = schema.safeParse(given);
    if (success) settings[name] = data;
    const [issue] = error?.issues ?? [];
    if (issue)
      lines.push(`${name}=${isSecret && given !== undefined ? '…' : (given ?? '')} ${issue.message}`);
  }
  const valid = settings as SettingsOf<V>;
  for (const rule of rules) {
    const line = rule(valid);
    if (line !== undefined) lines.push(line);
  }
  if (lines.length > 0) throw new SettingsError(lines.join('\n'));
  return valid;
}
