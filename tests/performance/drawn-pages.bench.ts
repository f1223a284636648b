/**
 * CPU time of an uncached page as a drawer makes it: routes, search, model, rendering, compression and HTTP. It is compared
 * with React's bare `renderToString` of the same model, alternating in one run, because other programs share the machine.
 * Run on Linux: `npm run bench:drawn [-- --rounds 5] [--only search]`. Build first. Medians.
 */
import './ssr/production';
import { bundled } from './bundled';
import { sayUncached, uncachedPages } from './drawn/uncached-pages';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

async function main(): Promise<void> {
  const only = option('only');
  sayUncached(
    await uncachedPages({
      program: (await bundled('drawn/serve'))['drawn/serve'],
      rounds: Number(option('rounds') ?? 5),
      ...(only !== undefined && { only }),
    }),
  );
}

void main();
