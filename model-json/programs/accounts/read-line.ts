import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a secret: from the terminal, which does not show it, or the first line of what is piped in. */
export async function readLine(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  const line = await lines.question('');
  lines.close();
  if (stdin.isTTY) stderr.write('\n');
  return line;
}
