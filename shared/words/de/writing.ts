import type * as English from '../en/writing';

export const turnsPerMinute: typeof English.turnsPerMinute = 'min⁻¹';

export const bytes: typeof English.bytes = { bytes: 'bytes', KB: 'KB', MB: 'MB', GB: 'GB', TB: 'TB' };

export const firstOfMonth: typeof English.firstOfMonth = '1';

export const colon: typeof English.colon = ': ';

export const numberMarks: typeof English.numberMarks = { thousands: '.', decimal: ',' };

export const compoundParts: typeof English.compoundParts =
  'leistung|technik|anlage|geräte?|einheit|messung|prüfung|wartung|verbrauch|verbindung|dauer|kabel|netz|' +
  'betrieb|unternehm|anwender|satz|teile|katalog|bereich|anleitung|rechner|finder|suche|tabelle';
