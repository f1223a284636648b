import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { WorkingCopy } from './WorkingCopy';

/** A copy of the repository for recipes to write in, and to run programs in. */
export class RecipeCopy extends WorkingCopy {
  /** The site that programs run for. @default the repository's */
  site: string | undefined;

  constructor() {
    super(
      [
        ...['api', 'docs', 'scripts', 'shared', 'ui.frontend', 'ui.apps/src', 'ui.apps/core/src/main', 'ui.apps/core/pom.xml', 'model-json', 'tests', '.vscode'],
        ...['package.json', 'package-lock.json', 'tsconfig.json', '.oxfmtrc.json', 'oxlint.config.js', 'jest.config.js', 'webpack.config.js', 'playwright.config.ts'],
      ],
      // Assets and agreed pictures are not read; the search fixtures are large.
      { filter: (source) => !/\/visual\/baselines$|\.(?:jpe?g|png|webp|pdf|mp4|webm)$/i.test(source) },
    ); // prettier-ignore
  }

  /** Runs a program of `node_modules`, or a script by its file. @returns its output; throws with its output if it fails */
  run(program: string, ...words: string[]): string {
    const { status, stdout, stderr } = this.attempt(program, ...words);
    if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** @returns its exit status and output */
  attempt(program: string, ...words: string[]) {
    const tools = path.join(this.dir, 'node_modules/.bin');
    const command = program.endsWith('.ts') ? ['tsx', program, ...words] : [program, ...words];
    const { status, stdout, stderr } = spawnSync(path.join(tools, command[0]!), command.slice(1), {
      cwd: this.dir,
      encoding: 'utf8',
      env: { ...process.env, ...(this.site !== undefined && { SITE: this.site }) },
    });
    return { status, stdout, stderr };
  }

  /** The files that a recipe reported as written. */
  static written(stdout: string): string[] {
    return [...stdout.matchAll(/^wrote (.*)$/gm)].map(([, file]) => file!);
  }
}
