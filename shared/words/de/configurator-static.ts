/* What a site of files says in place of what only a server can answer. */

export const configuratorWithoutServer: string =
  'Der Konfigurator lässt sich von hier aus nicht benutzen. Rufen Sie uns an oder schreiben Sie uns, wir stellen Ihre Maschine mit Ihnen zusammen. Oder sehen Sie sich in diesen Bereichen um:';
