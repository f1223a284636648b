/* What a site of files says in place of what only a server can answer. */

export const comparisonWithoutServer: string =
  'Produkte können von hier aus nicht verglichen werden. Auf ihren Seiten stehen alle Werte. Sie finden sie in diesen Bereichen:';
export const documentsWithoutServer: string = 'Die Liste kann von hier aus nicht gefiltert werden.';
export const configuratorWithoutServer: string =
  'Der Konfigurator lässt sich von hier aus nicht benutzen. Rufen Sie uns an oder schreiben Sie uns, wir stellen Ihre Maschine mit Ihnen zusammen. Oder sehen Sie sich in diesen Bereichen um:';
export const dealersWithoutServer: string =
  'Händler können von hier aus nicht nach Ort gesucht werden. Alle sind unten aufgeführt, Land für Land.';
export const searchWithoutServer: string =
  'Diese Website kann von hier aus nicht durchsucht werden. Alles finden Sie in diesen Bereichen:';
export const filtersWithoutScripts: string = 'Diese Liste kann nur mit JavaScript gefiltert werden.';
export const sizingWithoutServer: string =
  'Dieser Rechner ist von hier aus nicht erreichbar. Rufen Sie uns an oder schreiben Sie uns eine E-Mail, wir rechnen mit Ihnen. Oder sehen Sie in diesen Bereichen nach:';
