import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Commerce: 'Commerce',
  Trades: 'Gewerke',
  'Each is a link that fills the list of tools.': 'Jedes ist ein Link, der die Liste der Werkzeuge füllt.',
  'One per line: quantity, order number, and the running time if not the usual one. “2 × V-5213-00 40 %”':
    'Eines pro Zeile: Menge, Bestellnummer und die Laufzeit, falls sie von der üblichen abweicht. „2 × V-5213-00 40 %“',
  'Other air, l/min': 'Sonstige Luft, l/min',
  'Use of the air': 'Verwendung der Luft',
  'Tools that tolerate moisture': 'Werkzeuge, die Feuchtigkeit vertragen',
  'Dry air for tools (2:4:3)': 'Trockene Luft für Werkzeuge (2:4:3)',
  'Painting (1:4:1)': 'Lackieren (1:4:1)',
  'Food, laboratory, dental (1:4:1 without oil vapour)': 'Lebensmittel, Labor, Dental (1:4:1 ohne Öldampf)',
  'Instruments, pipes exposed to frost (1:2:1)': 'Instrumente, frostgefährdete Leitungen (1:2:1)',
  Power: 'Stromversorgung',
  'Any mains': 'Beliebiges Netz',
  'Petrol engine': 'Benzinmotor',
  'Does not matter': 'Egal',
  'Up to 75 dB(A)': 'Bis 75 dB(A)',
  'Up to 70 dB(A)': 'Bis 70 dB(A)',
  'Up to 65 dB(A)': 'Bis 65 dB(A)',
  'Only oil-free compressors': 'Nur ölfreie Kompressoren',
  'Leaks, %': 'Leckagen, %',
  'Added to the demand unless the visitor enters another value.':
    'Kommt zum Bedarf hinzu, sofern der Besucher keinen anderen Wert eingibt.',
  'Growth, %': 'Wachstum, %',
  'Page to ask on': 'Seite für Anfragen',
  'From air tools to a compressor, tank and dryer':
    'Von Druckluftwerkzeugen zu Kompressor, Behälter und Trockner',
  'Sizing helper': 'Auslegungshilfe',
};
