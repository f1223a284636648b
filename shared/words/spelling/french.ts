/** French has a space before high punctuation and inside its quotation marks; lines must not break there. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[:»])|(?<=«) /g, '\u00a0').replace(/ (?=[;?!])/g, '\u202f');
