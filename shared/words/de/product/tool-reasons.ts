import type * as English from '../../en/product/tool-reasons';

export const toolReasons: typeof English.toolReasons = {
  fineDirt: {
    title: 'Kein Schmutz in den Lamellen',
    text: (of) => `Was größer ist als ${of.size}, bleibt im Filterbecher und kommt nicht ins Werkzeug.`,
  },
  fullInlet: {
    title: 'Voller Druck am Eingang',
    text: (of) =>
      `Bis zu ${of.pressure} dürfen aus der Leitung kommen; durchgelassen wird nur, was das Werkzeug braucht.`,
  },
  atTheOutlet: {
    title: 'Passt an die Zapfstelle',
    text: (of) => `Mit ${of.width} Breite und ${of.height} Höhe ist direkt vor dem Schlauch Platz dafür.`,
  },
  reserve: {
    title: 'Druckreserve',
    text: (of) =>
      `Zulässig sind ${of.most}, mindestens das ${of.times}-Fache der in Werkstätten üblichen ${of.usual}.`,
  },
  outdoors: {
    title: 'Für Winter und Sommer',
    text: (of) => `Einsatz von ${of.least} bis ${of.most}, in der Halle und auf der Baustelle.`,
  },
  rolledUp: {
    title: 'Fährt aufgerollt mit',
    text: (of) => `${of.length} wiegen ${of.weight} und lassen sich mit einer Hand tragen.`,
  },
  wall: {
    title: 'Hält den Querschnitt offen',
    text: (of) =>
      `Die Wanddicke von ${of.wall} hält den Querschnitt mit ${of.bore} Innendurchmesser offen, auch wo es um eine Ecke geht.`,
  },
  lightEnd: {
    title: 'Leicht am Schlauchende',
    text: (of) => `Die ${of.weight} ziehen weder Schlauch noch Werkzeug zu Boden.`,
  },
  asThePipe: {
    title: 'So stark wie das Rohr',
    text: (of) => `Zulässig sind ${of.pressure} wie beim Rohr: Die Ringleitung hat keine schwache Stelle.`,
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
      `Ein Schlagwerk dreht die Schraube mit ${of.torque}; die Hand hält nur die ${of.weight} des Werkzeugs.`,
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
    text: 'Bei Überlast bleibt das Werkzeug stehen und läuft danach weiter: Die Luft, die die Lamellen treibt, kühlt zugleich, und nichts brennt durch.',
  },
  ratedPressure: {
    title: 'Volle Leistung bei Werkstattdruck',
    text: (of) =>
      `Die Werte gelten bei ${of.pressure} am Eingang: Das Netz muss dafür nicht höher eingestellt werden.`,
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
    title: 'Nieselregen stört nicht',
    text: 'Nichts darin ist elektrisch: Auch bei Nieselregen, Tau und Schnee geht es weiter.',
  },
  shot: {
    title: 'Keine Kartusche, kein Akku',
    text: (of) => `Ein Schuss braucht ${of.air} Luft und sonst nichts, was zu kaufen wäre.`,
  },
  anyProfile: {
    title: 'Nimmt jeden Nippel',
    text: (of) => `In das Eingangsgewinde ${of.thread} passt der Nippel zu den Kupplungen, die Sie haben.`,
  },
  inStep: {
    title: 'Im Takt der Maschine',
    text: (of) =>
      `${of.hours} sind ${of.one} bei einer Schicht und ${of.three} bei dreien: Dann ist der Satz fällig.`,
  },
  oneNumber: {
    title: 'Eine Bestellnummer',
    text: (of) =>
      `${of.count} Arten von Teilen, die gleich schnell altern, kommen unter einer Bestellnummer.`,
  },
  drawn: {
    title: 'In der Zeichnung nummeriert',
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
    text: (of) => `Es bleibt ${of.hours} in der Maschine: bei einer Schicht ${of.one}.`,
  },
  oilGrade: {
    title: 'Die richtige Viskosität',
    text: (of) => `${of.viscosity} bei ${of.temperature}: Dafür sind Lager und Dichtungen ausgelegt.`,
  },
  can: {
    title: 'Lässt sich wieder verschließen',
    text: (of) =>
      `Das Gebinde mit ${of.contents} lässt sich wieder verschließen: Der Rest dient zum Nachfüllen.`,
  },
};
