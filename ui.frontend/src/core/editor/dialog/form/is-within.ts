/** Whether a place of the form is in a field: `actions/0/text` is within `actions`. */
export const isWithin = (place: string, field: string): boolean =>
  place === field || place.startsWith(`${field}/`);
