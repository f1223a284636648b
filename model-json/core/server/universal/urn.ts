/** The name under which a page announces this server to the Universal Editor. */
const CONNECTION = 'aemconnection';

const PREFIX = `urn:${CONNECTION}:`;

/** The meta element's name. */
export const SYSTEM = `urn:adobe:aue:system:${CONNECTION}`;

/** A path of the repository as the Universal Editor writes it: `urn:aemconnection:/content/…`. */
export const urnOf = (path: string): string => PREFIX + path;

/** The path in a URN; undefined for a resource of another system. */
export const pathIn = (urn: string): string | undefined =>
  urn.startsWith(`${PREFIX}/`) ? urn.slice(PREFIX.length) : undefined;

export { idOfType as idOf } from '../../../../shared/addresses/app';
