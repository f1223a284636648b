import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { HttpError } from '../../http/http-error';
import { t } from '../../../../../shared/authoring/language/t';

/** A virus scanner: a clamd that listens, or a program that is given the file and ends with 0 if it is clean. */
export type Scanner =
  | { readonly socket: string }
  | { readonly host: string; readonly port: number }
  | { readonly program: string };

const SCAN_MS = 120_000;

/**
 * Has a file scanned.
 *
 * @param name as its author calls it
 * @throws HttpError 422 if something was found, 503 if the scanner does not answer: nothing is accepted unscanned
 */
export async function scanFile(scanner: Scanner, file: string, name: string): Promise<void> {
  let found: string | undefined;
  try {
    found = await ('program' in scanner ? byProgram(scanner.program, file) : byClamd(scanner, file));
  } catch (error) {
    throw new HttpError(
      503,
      t('{name} could not be scanned for viruses: {message}. Try again later', {
        name,
        message: messageOf(error),
      }),
    );
  }
  if (found !== undefined)
    throw new HttpError(422, t('{name} was refused by the virus scanner: {found}', { name, found }));
}

/** clamd's INSTREAM: pieces with their lengths, a zero at the end. */
async function byClamd(
  address: Exclude<Scanner, { program: string }>,
  file: string,
): Promise<string | undefined> {
  const socket = 'socket' in address ? connect(address.socket) : connect(address.port, address.host);
  socket.setTimeout(SCAN_MS, () => socket.destroy(new Error('it does not answer')));
  const answer = answerOf(socket);
  socket.write('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (socket.destroyed) break;
    length.writeUInt32BE(chunk.length);
    const isRoomy = socket.write(Buffer.concat([length, chunk]));
    if (!isRoomy) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answer]);
  }
  socket.write(Buffer.alloc(4));
  const text = (await answer).replaceAll('\0', '').trim();
  socket.end();
  if (text.endsWith(' OK')) return undefined;
  const [, virus] = /^stream: (.+) FOUND$/.exec(text) ?? [];
  if (virus === undefined) throw new Error(text || 'it gave no answer');
  return virus;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\0')) resolve(text);
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

async function byProgram(program: string, file: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [file], { stdio: ['ignore', 'pipe', 'ignore'], timeout: SCAN_MS });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-500)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(undefined);
      else if (code === 1) resolve(output.trim().split('\n').at(-1) || 'something was found');
      else reject(new Error(`${program} ended with ${code ?? 'a signal'}`));
    });
  });
}
