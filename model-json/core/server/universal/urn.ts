import { CONNECTION, urnOf } from '../../../../shared/addresses/universal-editor';

/** The meta element's name. */
export const SYSTEM = `urn:adobe:aue:system:${CONNECTION}`;

const PREFIX = urnOf('');

/** The path in a URN; undefined for a resource of another system. */
export const pathIn = (urn: string): string | undefined =>
  urn.startsWith(`${PREFIX}/`) ? urn.slice(PREFIX.length) : undefined;

export { idOfType as idOf } from '../../../../shared/addresses/app';
