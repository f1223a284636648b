import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Configurator: 'Konfigurator',
  'A machine with options: what goes together, and why not':
    'Eine Maschine mit Optionen: was zusammenpasst und warum nicht',
  'Machine to begin with': 'Maschine am Anfang',
  'Its order number: V-3015. Options and rules are fragments in the folder “configurator” of the site’s assets.':
    'Ihre Bestellnummer: V-3015. Optionen und Regeln sind Fragmente im Ordner „configurator“ der Assets der Website.',
};
