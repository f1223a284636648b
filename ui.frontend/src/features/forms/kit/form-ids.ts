/* Free of the schema library: the island uses these too. */

export const helpId = (id: string): string => `${id}-helpMessage`;
export const errorId = (id: string): string => `${id}-error`;

/** `aria-describedby` with the elements that exist; undefined if none do. */
export const describedBy = (id: string, has: { help: boolean; error: boolean }): string | undefined =>
  [has.help && helpId(id), has.error && errorId(id)].filter(Boolean).join(' ') || undefined;

/** The target of a link to a field: its input, box or drop-down. */
export const controlId = (id: string, type: string | undefined): string =>
  type === 'CHECKBOX' || type === 'RADIO' ? `${id}-0` : id;
