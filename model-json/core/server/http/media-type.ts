import { extname } from 'node:path';
import { mimeTypeOf } from '../../repository/files/reading/mime-type';

const BUILT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The media type of a file by its extension. */
export const typeOfFile = (name: string): string =>
  BUILT[extname(name).toLowerCase()] ?? mimeTypeOf(name) ?? 'application/octet-stream';
