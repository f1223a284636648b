import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import vnu from 'vnu-jar';
import type { Finding } from '../Finding';
import { javaOptions } from '../java-options';
import type { HtmlFiles } from './HtmlFiles';

/** `"file:/tmp/1.html":1.20-1.30: info warning: …`; what concerns the whole file has no place. */
const LINE = /^"file:([^"]+)":(?:([\d.-]+):)? (error|info warning|non-document-error|info)(?:: | )(.*)$/;
/** React writes it; it has no effect, and no reader would notice. */
const TRAILING_SLASH = /^Trailing slash on void elements/;

/** What the Nu HTML checker says about pages and their styles, in one Java process. @throws if it cannot be run */
export async function checkHtml(files: HtmlFiles): Promise<Finding[]> {
  const options = ['--exit-zero-always', '--stdout', '--format', 'gnu', '--also-check-css'];
  const words = [...javaOptions(files.count), '-jar', String(vnu), ...options, files.folder];
  const child = spawn('java', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error('There is no Java to run the HTML checker; install one, 11 or newer')),
    );
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`vnu.jar ended with ${code}`))));
  });
  const findings: Finding[] = [];
  ended.catch(() => {}); // It is awaited below.
  for await (const line of createInterface({ input: child.stdout })) {
    const [, file = '', place = '', severity, kind = ''] = LINE.exec(line) ?? [];
    if (severity === undefined) throw new Error(`vnu.jar says: ${line}`);
    if (TRAILING_SLASH.test(kind)) continue;
    const isError = severity === 'error' || severity === 'non-document-error';
    findings.push({
      checker: 'html',
      isError,
      kind,
      address: files.addressOf(file),
      detail: place,
      source: files.excerptOf(file, place),
    });
  }
  await ended;
  return findings;
}
