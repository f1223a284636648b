import { createInterface } from 'node:readline/promises';

/** Runs a command: what it prints is a line each, and an error is shown without its stack. */
export function run(command: (print: (line: string) => void) => Promise<void>): void {
  command((line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
    process.exitCode = 1;
  });
}

/** Asks the person at the terminal; `--yes` answers. @throws if there is no terminal */
export async function isAgreed(question: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new Error('Not a terminal, so nobody can confirm; add --yes');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer);
}
