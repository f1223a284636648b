import type * as English from '../en/writing';

export const turnsPerMinute: typeof English.turnsPerMinute = 'tr/min';

export const bytes: typeof English.bytes = { bytes: 'octets', KB: 'Ko', MB: 'Mo', GB: 'Go', TB: 'To' };

export const firstOfMonth: typeof English.firstOfMonth = '1er';

export const colon: typeof English.colon = '\u00a0: ';

export const numberMarks: typeof English.numberMarks = { thousands: '\u202f', decimal: ',' };

export const compoundParts: typeof English.compoundParts = '';
