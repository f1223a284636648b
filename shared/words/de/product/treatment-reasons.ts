import type * as English from '../../en/product/treatment-reasons';

export const treatmentReasons: typeof English.treatmentReasons = {
  leakChecks: {
    title: 'Unter der Prüfgrenze',
    text: (of) =>
      `${of.charge} ${of.refrigerant} entsprechen ${of.carbon} CO₂; regelmäßige Dichtheitskontrollen verlangt die EU ab ${of.limit}.`,
  },
  dryPipes: {
    title: 'Rohre bleiben innen trocken',
    text: (of) => `Dahinter fällt kein Wasser aus, solange kein Rohr kälter ist als ${of.dewPoint}.`,
  },
  hotDay: {
    title: 'Reserve für heiße Tage',
    text: (of) =>
      `Ausgelegt ist er für Luft mit ${of.rated}, eintreten darf sie mit ${of.most}: Auch hinter einem warmen Nachkühler arbeitet er weiter.`,
  },
  yearlyService: {
    title: 'Eine Wartung im Jahr',
    text: (of) => `Die Wartung ist nach ${of.hours} fällig, im Dauerbetrieb also alle ${of.months}.`,
  },
  probe: {
    title: 'Leitet Wasser ab, keine Luft',
    text: 'Eine Sonde erkennt das Wasser: Der Ableiter öffnet dafür und schließt, bevor Luft entweicht.',
  },
  waterClass: {
    title: 'Luft für Messgeräte',
    text: (of) =>
      `Ein Drucktaupunkt von ${of.dewPoint} entspricht Klasse ${of.grade} für Wasser nach ISO 8573-1, wie sie Messgeräte und Pulver verlangen.`,
  },
  noRefrigerant: {
    title: 'Trocken ohne Kältemittel',
    text: 'Perlen aus Trockenmittel nehmen das Wasser auf: kein Kältemittel, kein Kältekompressor, keine Fachkraft mit Zertifikat.',
  },
  littleCurrent: {
    title: 'Kaum Strom',
    text: (of) => `Nur Ventile und Elektronik brauchen Strom: ${of.current} bei ${of.voltage}.`,
  },
  dirtAndOil: {
    title: 'Reinheit nach Norm',
    text: (of) =>
      `Dahinter hat die Luft Klasse ${of.dirt} für Partikel und ${of.oil} für Öl nach ISO 8573-1.`,
  },
  oilClass: {
    title: 'Beste Klasse für Öl',
    text: (of) => `Dahinter hat die Luft Klasse ${of.oil} für Öl nach ISO 8573-1.`,
  },
  gauge: {
    title: 'Zeigt, wann es so weit ist',
    text: 'Ein Differenzdruckmesser am Kopf zeigt, wie stark das Element beladen ist: Gewechselt wird rechtzeitig und nicht zu früh.',
  },
  bowl: {
    title: 'Öffnet nur drucklos',
    text: 'Die Glocke lässt sich von Hand drehen, sobald die Luft abgelassen ist. Sitzt sie fest, steht sie noch unter Druck.',
  },
  warmAir: {
    title: 'Verträgt warme Luft',
    text: (of) => `Luft darf mit bis zu ${of.most} eintreten, wie sie im Sommer aus dem Nachkühler kommt.`,
  },
  inThePipe: {
    title: 'Hängt in der Leitung',
    text: (of) => `Nur ${of.weight}: Das trägt das Rohr ohne eigene Halterung.`,
  },
  anyNet: {
    title: 'Ein Typ für alle Netze',
    text: (of) => `Er ist für ${of.pressure} gebaut und passt damit auch hinter Maschinen mit ${of.high}.`,
  },
  frostToHeat: {
    title: 'Von Frost bis Hallenhitze',
    text: (of) =>
      `Er arbeitet von ${of.least} bis ${of.most}: im Winter neben dem Tor, im Sommer hinter dem Nachkühler.`,
  },
  firstWater: {
    title: 'Das erste Wasser bleibt hier',
    text: 'An der Wand kühlt die Luft ab: Was dort an Wasser ausfällt, belastet Trockner und Filter nicht mehr.',
  },
  coldWall: {
    title: 'Steht auch in der Kälte',
    text: (of) =>
      `Die Wandtemperatur darf von ${of.least} bis ${of.most} reichen: Er braucht keinen beheizten Raum.`,
  },
  pressureRoom: {
    title: 'Reserve über dem Ausschaltdruck',
    text: (of) =>
      `Er ist für ${of.pressure} gebaut; die meisten Kompressoren schalten schon bei ${of.cutOut} ab.`,
  },
  smooth: {
    title: 'Glättet die Druckstöße',
    text: (of) =>
      `Kolben liefern stoßweise: In ${of.volume} gleicht sich das aus, bevor Rohre und Manometer zittern.`,
  },
  noPump: {
    title: 'Arbeitet ohne Strom',
    text: 'Das Kondensat fließt durch sein Eigengewicht hindurch: keine Pumpe, kein Stecker, nichts, was schaltet.',
  },
  bags: {
    title: 'Ein Jahr in zwei Schichten',
    text: (of) => `Ein Satz Beutel reicht für ${of.hours} Laufzeit: ${of.months} in zwei Schichten.`,
  },
  corner: {
    title: 'Passt neben die Maschine',
    text: (of) => `Er braucht ${of.length} × ${of.width} Stellfläche und ist ${of.height} hoch.`,
  },
};
