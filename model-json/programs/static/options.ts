import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SettingsError } from '../../core/server/settings/environment';

export interface StaticOptions {
  readonly out: string;
  /** Origin of the exported site. */
  readonly origin: string;
  readonly dataDir: string | undefined;
  /** Origin of a publish server that answers what needs one. */
  readonly service: string | undefined;
  /** Origin of a publish server that accepts forms. */
  readonly formsOrigin: string | undefined;
  readonly workers: number;
}

const ORIGIN = /^https?:\/\/[^/?#@\s,"'$;{}\\]+$/;

const HELP = `npm run publish:static -- --site NAME --out DIR --origin https://www.example.com
  --service https://publish.example.com   answers searches, finders and forms
  --forms-origin https://forms.example.com  accepts forms
  --workers N                             processes that make pages (default: one for each core)`;

/** @throws SettingsError that names the option, its value and the fix */
export function readOptions(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StaticOptions {
  const { values } = parsed(words);
  const out = values.out;
  if (!out) throw new SettingsError(`--out is missing: where are the files to go?\n${HELP}`);
  const origin = originOf('--origin', values.origin ?? env.PUBLIC_ORIGIN);
  if (origin === undefined)
    throw new SettingsError(
      `--origin (or PUBLIC_ORIGIN) is missing: pages contain it in absolute addresses\n${HELP}`,
    );
  const service = originOf('--service', values.service);
  const workers = Number(values.workers ?? availableParallelism());
  if (!Number.isInteger(workers) || workers < 1 || workers > 64)
    throw new SettingsError(`--workers ${values.workers} is not a number from 1 to 64`);
  const formsOrigin = originOf('--forms-origin', values['forms-origin']);
  return { out, origin, dataDir: env.DATA_DIR || undefined, service, formsOrigin, workers };
}

function originOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (!ORIGIN.test(value))
    throw new SettingsError(
      `${name} ${value} is not an origin; write it like https://www.example.com, without a path`,
    );
  return value;
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = {
      out: text,
      origin: text,
      service: text,
      'forms-origin': text,
      workers: text,
      site: text,
    };
    return parseArgs({ args: [...words], options, strict: true });
  } catch (error) {
    throw new SettingsError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}
