/** French sets a space before high signs and inside its quotation marks; none of them begins or ends a line. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0').replace(/ (?=[;?!])/g, '\u202f');
