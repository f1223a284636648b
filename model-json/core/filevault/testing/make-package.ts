import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files of a package by their names. */
export type Files = Readonly<Record<string, string | Buffer>>;

const SPACES = {
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  cq: 'http://www.day.com/jcr/cq/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  dam: 'http://www.day.com/dam/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
};

/** A zip file. */
export async function zipOf(files: Files, options: { readonly mode?: number } = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  return buffer(zip.outputStream);
}

/** A document view: what stands in its root's tag, and what stands between. */
export const docView = (attributes: string, inner = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<jcr:root ${Object.entries(SPACES)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ')} ${attributes}>${inner}</jcr:root>`;

/** The files of a package that is about some roots. */
export const packageOf = (roots: readonly string[], files: Files, mode = 'replace'): Files => ({
  'META-INF/vault/filter.xml': `<workspaceFilter version="1.0">${roots.map((root) => `<filter root="${root}" mode="${mode}"/>`).join('')}</workspaceFilter>`,
  'META-INF/vault/properties.xml':
    '<?xml version="1.0"?><!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd"><properties><entry key="name">test</entry></properties>',
  ...files,
});
