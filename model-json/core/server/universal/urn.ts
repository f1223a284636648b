import { CONNECTION } from '../../../../shared/addresses/universal-editor';

/** The meta element's name. */
export const SYSTEM = `urn:adobe:aue:system:${CONNECTION}`;

export { idOfType as idOf } from '../../../../shared/addresses/app';
