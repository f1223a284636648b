import { parseArgs } from 'node:util';

export interface EdgeOptions {
  readonly out: string;
  /** Origin of the published site, in canonical links. */
  readonly origin: string;
  readonly dataDir: string | undefined;
  /** Only pages at and below these paths. @default all */
  readonly below: readonly string[] | undefined;
}

const HELP = `npm run publish:edge -- --out DIR --origin https://www.example.com
  --site NAME            the site
  --below /content/…     only this page and those below it; may be repeated`;

/** @throws Error that names the option and the fix */
export function readOptions(words: readonly string[], env: NodeJS.ProcessEnv): EdgeOptions {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const options = { out: text, origin: text, below: texts, site: text };
  const { values } = parseArgs({ args: [...words], options, strict: true });
  const { out, below, origin = env['PUBLIC_ORIGIN'] } = values;
  if (!out) throw new Error(`--out is missing: where are the files to go?\n${HELP}`);
  if (!origin || !/^https?:\/\/[^/?#\s]+$/.test(origin))
    throw new Error(`--origin (or PUBLIC_ORIGIN) is to be like https://www.example.com\n${HELP}`);
  return { out, origin, below, dataDir: env['DATA_DIR'] || undefined };
}
