/* How the language writes what `Intl` does not know. */

/** Turns in a minute. */
export const turnsPerMinute: string = 'rpm';

/** Units of the sizes of files. */
export const bytes = { bytes: 'bytes', KB: 'KB', MB: 'MB', GB: 'GB', TB: 'TB' };

/** The first day of a month before its name. */
export const firstOfMonth: string = '1';

/** Between a name and what it is. */
export const colon: string = ': ';

/** In the numbers of texts: between thousands, and before decimals. */
export const numberMarks = { thousands: ',', decimal: '.' };

/**
 * Last and middle parts of long compounds, which may break before them, as a pattern; empty if the language writes its compounds
 * as separate words. A site adds those of its trade (`#site/compound-parts`).
 */
export const compoundParts: string = '';
