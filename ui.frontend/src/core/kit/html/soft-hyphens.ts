/** German words shorter than this fit into any card. */
const LONG = 14;

/** Last and middle parts of the trade's compounds. */
const PARTS =
  'kompressor|verdichter|trockner|abscheider|behälter|ableiter|aufbereitung|werkzeug|schrauber|schleifer|pistole|filter|' +
  'leitung|leistung|technik|anlage|geräte?|einheit|messung|prüfung|wartung|verbrauch|verbindung|rückgewinnung|dauer|' +
  'kupplung|schlauch|schläuche|schalter|regler|ventil|druck|luft|kabel|netz|betrieb|werkstatt|händler|unternehm|anwender|' +
  'maschine|aggregat|motor|wagen|satz|teile|katalog|bereich|anleitung|rechner|finder|suche|tabelle';

const LONG_WORD = new RegExp(`\\p{L}{${LONG},}`, 'gu');
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${PARTS}))`, 'gu');

/**
 * A short text in which long German compounds may part where their parts meet: for titles in narrow places, in browsers that
 * bring no hyphenation of their own for `hyphens: auto`.
 *
 * @param language BCP 47; texts of other languages stay as they are
 */
export const withSoftHyphens = (text: string, language: string): string =>
  language.startsWith('de') ? text.replace(LONG_WORD, (word) => word.replace(JOINT, '\u00ad')) : text;
