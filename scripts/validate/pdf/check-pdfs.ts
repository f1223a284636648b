import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Finding } from '../Finding';
import { javaOptions } from '../java-options';
import { classPath } from './class-path';

/** A PDF as a file. */
export interface PdfFile {
  readonly address: string;
  readonly file: string;
  /** Standards that it must conform to, by veraPDF's names: `ua1`. */
  readonly standards: readonly string[];
}

/** What veraPDF says about PDFs, in one Java process. @throws if it cannot be run */
export async function checkPdfs(pdfs: readonly PdfFile[]): Promise<Finding[]> {
  if (pdfs.length === 0) return [];
  const words = [...javaOptions(pdfs.length), '-cp', classPath(), path.join(__dirname, 'CheckPdfs.java')];
  const child = spawn('java', words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`veraPDF ended with ${code}`))));
  });
  ended.catch(() => {}); // It is awaited below.
  const lines = pdfs.flatMap(({ file, standards }) => standards.map((each) => `${each}\t${file}\n`));
  child.stdin.on('error', () => {}); // It has ended, which is reported.
  child.stdin.end(lines.join(''));
  const addresses = new Map(pdfs.map(({ file, address }) => [file, address]));
  const findings: Finding[] = [];
  let answers = 0;
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const [file = '', clause, count = '', said = '', place = ''] = line.split('\t');
    const address = addresses.get(file);
    if (address === undefined) throw new Error(`veraPDF says: ${line}`);
    if (file !== last) answers += 1;
    last = file;
    if (clause === undefined) continue;
    findings.push({
      checker: 'pdf',
      isError: true,
      kind: `${clause}: ${said}`,
      address,
      detail: `${count} × ${place}`,
    });
  }
  await ended;
  if (answers < pdfs.length) throw new Error(`veraPDF answered ${answers} of ${pdfs.length} PDFs`);
  return findings;
}
