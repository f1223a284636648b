/* Without the schema's library: the island takes these, too. */

export const helpId = (id: string): string => `${id}-helpMessage`;
export const errorId = (id: string): string => `${id}-error`;

/** `aria-describedby` of what is really there; undefined for nothing. */
export const describedBy = (id: string, has: { help: boolean; error: boolean }): string | undefined =>
  [has.help && helpId(id), has.error && errorId(id)].filter(Boolean).join(' ') || undefined;

/** Where a link to a field leads: to what can be typed into, ticked or opened. */
export const controlId = (id: string, type: string | undefined): string =>
  type === 'CHECKBOX' || type === 'RADIO' ? `${id}-0` : id;
