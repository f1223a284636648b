import { extname } from 'node:path';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.dwg': 'image/vnd.dwg',
  '.gif': 'image/gif',
  '.glb': 'model/gltf-binary',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.step': 'model/step',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/** The media type of an asset by its extension; undefined for types the DAM does not accept. */
export function mimeTypeOf(file: string): string | undefined {
  return MIME_TYPES[extname(file).toLowerCase()];
}

/** The usual extension of a media type, without its dot; undefined for types the DAM does not accept. */
export function extensionOfType(type: string): string | undefined {
  return Object.entries(MIME_TYPES)
    .findLast(([, each]) => each === type)?.[0]
    .slice(1);
}

/** All extensions of files that the DAM accepts, with their dots. */
export const ASSET_EXTENSIONS: readonly string[] = Object.keys(MIME_TYPES);
