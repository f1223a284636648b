import path from 'node:path';
import { z } from 'zod';
import type { Scanner } from '../assets/files/scan-file';
import { kind } from './kinds';

/** Where a virus scanner is: `clamd:///run/clamav/clamd.ctl`, `clamd://localhost:3310`, or a program. */
export const assetScanner = kind(
  '`clamd://…`, or the absolute path of a program',
  z
    .string()
    .optional()
    .transform((text, context): Scanner | undefined => {
      if (text === undefined || text === '') return undefined;
      const scanner = scannerOf(text);
      if (!scanner)
        context.addIssue({
          code: 'custom',
          message:
            'is no virus scanner; write it like clamd:///run/clamav/clamd.ctl, clamd://localhost:3310 or /usr/local/bin/scan',
        });
      return scanner;
    }),
);

function scannerOf(text: string): Scanner | undefined {
  if (path.isAbsolute(text)) return { program: text };
  const [, socket] = /^clamd:\/\/(\/.+)$/.exec(text) ?? [];
  if (socket !== undefined) return { socket };
  const [, host, port] = /^clamd:\/\/([^/:]+):(\d{1,5})$/.exec(text) ?? [];
  return host === undefined ? undefined : { host, port: Number(port) };
}
