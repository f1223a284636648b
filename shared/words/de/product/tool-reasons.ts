import type * as English from '../../en/product/tool-reasons';

export const toolReasons: typeof English.toolReasons = {
  fineDirt: {
    title: 'Kein Schmutz in den Lamellen',
    text: (of) => `Was größer ist als ${of.size}, bleibt im Behälter und kommt nicht ins Werkzeug.`,
  },
  fullInlet: {
    title: 'Voller Druck am Eingang',
    text: (of) =>
      `Bis zu ${of.pressure} dürfen aus der Leitung kommen; durchgelassen wird nur, was das Werkzeug braucht.`,
  },
  atTheOutlet: {
    title: 'Passt an die Zapfstelle',
    text: (of) => `Mit ${of.width} Breite und ${of.height} Höhe hat sie direkt vor dem Schlauch Platz.`,
  },
  reserve: {
    title: 'Druckreserve',
    text: (of) =>
      `Zulässig sind ${of.most}, mindestens das ${of.times}-Fache der ${of.usual} einer Werkstatt.`,
  },
  outdoors: {
    title: 'Für Winter und Sommer',
    text: (of) => `Einsatz von ${of.least} bis ${of.most}, in der Halle und auf der Baustelle.`,
  },
  rolledUp: {
    title: 'Fährt aufgerollt mit',
    text: (of) => `${of.length} wiegen ${of.weight}: Eine Hand nimmt sie mit.`,
  },
  wall: {
    title: 'Hält den Querschnitt offen',
    text: (of) => `Eine Wand von ${of.wall} hält die ${of.bore} innen rund, auch wo es um eine Ecke geht.`,
  },
  lightEnd: {
    title: 'Leicht am Schlauchende',
    text: (of) => `Mit ${of.weight} zieht es weder Schlauch noch Werkzeug zu Boden.`,
  },
  asThePipe: {
    title: 'So stark wie das Rohr',
    text: (of) => `Zulässig sind ${of.pressure} wie beim Rohr: Der Ring hat keine schwache Stelle.`,
  },
  usedAgain: {
    title: 'Lösbar und wiederverwendbar',
    text: 'Die Verbindung lässt sich öffnen und mit neuen O-Ringen wieder verwenden, wenn eine Maschine umzieht.',
  },
  vacuum: {
    title: 'Dicht auch für Vakuum',
    text: 'Dieselbe Verbindung dichtet auch nach innen: ein System für Druckluft und Vakuum.',
  },
  smallJoint: {
    title: 'Vom Rohr getragen',
    text: (of) => `${of.weight} hängen zwischen zwei Schellen, ohne eine eigene zu brauchen.`,
  },
  oneLength: {
    title: 'Hebt eine Person',
    text: (of) => `Eine Stange von ${of.length} wiegt ${of.weight}: Eine Person hebt sie in die Schellen.`,
  },
  noFlame: {
    title: 'Keine Flamme, kein Gewinde',
    text: 'Ablängen, entgraten, einstecken: kein Erlaubnisschein zum Schweißen, keine Kluppe für Gewinde.',
  },
  toolBag: {
    title: 'Kommt in der Tasche mit',
    text: (of) => `${of.weight} bei ${of.length} Länge gehen in der Werkzeugtasche mit auf die Bühne.`,
  },
  noSocket: {
    title: 'Braucht keine Steckdose',
    text: 'Rohre hängen, wo keine Steckdose ist: Dort wird ohne Kabel quer über die Bühne gearbeitet.',
  },
  sameJoint: {
    title: 'Jede Verbindung gleich',
    text: 'Ablängen, entgraten, anzeichnen, einstecken, anziehen, prüfen: Dieser Schritt gelingt bei der ersten wie bei der letzten Verbindung.',
  },
  sparedWrist: {
    title: 'Schont das Handgelenk',
    text: (of) =>
      `Hämmer im Inneren drehen die Schraube mit ${of.torque}; die Hand hält nur die ${of.weight} des Werkzeugs.`,
  },
  lightTool: {
    title: 'Leicht in der Hand',
    text: (of) => `${of.weight}: Weder ein Akku noch eine Wicklung muss mitgehalten werden.`,
  },
  shortTool: {
    title: 'Passt, wo kein Arm hinkommt',
    text: (of) => `Von Ende zu Ende sind es ${of.length}: Das passt in Rahmen und Radhäuser.`,
  },
  stalls: {
    title: 'Bleibt ohne Schaden stehen',
    text: 'Bei Überlast bleibt es stehen und läuft weiter: Die Luft, die die Lamellen treibt, kühlt zugleich, und nichts brennt durch.',
  },
  ratedPressure: {
    title: 'Volle Leistung bei Werkstattdruck',
    text: (of) =>
      `Die Werte gelten bei ${of.pressure} am Eingang: Kein Netz muss dafür höher eingestellt werden.`,
  },
  softSpray: {
    title: 'Weniger Nebel, mehr Lack',
    text: (of) => `Zerstäubt wird mit ${of.pressure}: Weniger Lack prallt vom Teil ab in den Filter.`,
  },
  noElectrics: {
    title: 'Nichts Elektrisches im Nebel',
    text: 'Nur Luft treibt sie an: Im Lösemittelnebel gibt es weder Kabel noch Motor.',
  },
  drizzle: {
    title: 'Niesel hält nicht auf',
    text: 'Nichts darin ist elektrisch: Auch bei Niesel, Tau und Schnee geht es weiter.',
  },
  shot: {
    title: 'Keine Kartusche, kein Akku',
    text: (of) => `Ein Schuss braucht ${of.air} Luft und sonst nichts, was zu kaufen wäre.`,
  },
  anyProfile: {
    title: 'Nimmt jeden Nippel',
    text: (of) => `In den Eingang ${of.thread} passt der Nippel zu den Kupplungen, die Sie haben.`,
  },
  inStep: {
    title: 'Im Takt der Maschine',
    text: (of) =>
      `${of.hours} sind ${of.one} in einer Schicht und ${of.three} in dreien: Dann ist der Satz fällig.`,
  },
  oneNumber: {
    title: 'Eine Bestellnummer',
    text: (of) => `${of.count} Arten von Teilen, die zusammen altern, kommen unter einer Bestellnummer.`,
  },
  drawn: {
    title: 'Nummeriert gezeichnet',
    text: 'Die Explosionszeichnung der Maschine zeigt, wo jedes Teil sitzt und in welcher Reihenfolge.',
  },
  parcel: {
    title: 'Kommt als Paket',
    text: (of) => `Verpackt sind es ${of.weight}: keine Palette, kein Stapler.`,
  },
  bodyStays: {
    title: 'Das Gehäuse bleibt',
    text: 'Sitz, Feder und Ring werden erneuert; das Gehäuse des Ventils bleibt in der Leitung.',
  },
  oilInterval: {
    title: 'Für lange Intervalle',
    text: (of) => `Es bleibt ${of.hours} in der Maschine: in einer Schicht ${of.one}.`,
  },
  oilGrade: {
    title: 'Die richtige Dicke',
    text: (of) =>
      `${of.viscosity} bei ${of.temperature}: die Zähigkeit, für die Lager und Dichtungen gemacht sind.`,
  },
  can: {
    title: 'Lässt sich wieder schließen',
    text: (of) => `Das Gebinde mit ${of.contents} schließt wieder: Was übrig bleibt, dient zum Nachfüllen.`,
  },
};
