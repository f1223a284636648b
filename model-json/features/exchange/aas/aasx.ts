import { strToU8, zipSync } from 'fflate';

const SPEC = 'aasx/data.json';

const relationship = (type: string, target: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Type="http://admin-shell.io/aasx/relationships/${type}" Target="${target}" Id="R1"/></Relationships>`;

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="json" ContentType="application/json"/><Override PartName="/aasx/aasx-origin" ContentType="text/plain"/></Types>`;

/** The same content gives the same bytes. */
const MADE = new Date(1980, 0, 1);

/** A package of the Asset Administration Shell (IDTA 01005-3-0), with its data as JSON. */
export const aasxOf = (environment: object): Uint8Array =>
  zipSync(
    {
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(relationship('aasx-origin', '/aasx/aasx-origin')),
      'aasx/aasx-origin': strToU8('Intentionally empty.'),
      'aasx/_rels/aasx-origin.rels': strToU8(relationship('aas-spec', `/${SPEC}`)),
      [SPEC]: strToU8(JSON.stringify(environment)),
    },
    { mtime: MADE },
  );
