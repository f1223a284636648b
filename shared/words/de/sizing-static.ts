export const sizingWithoutServer: string =
  'Dieser Rechner ist von hier aus nicht erreichbar. Rufen Sie uns an oder schreiben Sie uns eine E-Mail, wir rechnen mit Ihnen. Oder sehen Sie in diesen Bereichen nach:';
