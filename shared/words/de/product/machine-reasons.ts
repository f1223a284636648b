import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Ein Druck statt Druckband',
    text: (of) =>
      `Die Drehzahl hält den Druck. Last und Leerlauf brauchen ein Band von ${of.band} darüber, das bei vollem Volumenstrom etwa ${of.power} mehr kostet.`,
  },
  softStart: {
    title: 'Keine Stromspitze',
    text: (of) =>
      `Er läuft aus dem Stillstand an, ohne mehr als die ${of.current} Nennstrom aufzunehmen, und darf deshalb stehen, wann immer niemand Luft braucht.`,
  },
  oneAxis: {
    title: 'Motor und Verdichter auf einer Achse',
    text: (of) =>
      `Kein Riemen rutscht, verschleißt oder muss gespannt werden, bis die ${of.power} an den Rotoren sind.`,
  },
  oneShaft: {
    title: 'Aggregat auf der Motorwelle',
    text: 'Das Aggregat sitzt auf der Welle des Motors: Kein Riemen muss gespannt, geschützt oder erneuert werden.',
  },
  pulleys: {
    title: 'Druck per Riemenscheibe',
    text: (of) =>
      `Ein Riemen bestimmt die Drehzahl des Verdichters: Passen ${of.pressure} nicht mehr, ändert ein Händler die Übersetzung in zwei Stunden.`,
  },
  slowPump: {
    title: 'Langsam und kühl',
    text: 'Dank Riemen dreht das Aggregat langsamer als der Motor: Die Köpfe bleiben kühler, die Ventile halten länger.',
  },
  twoStages: {
    title: 'Kühlung zwischen zwei Stufen',
    text: (of) =>
      `Luft, die auf dem Weg zum zweiten Zylinder abkühlt, braucht weniger Arbeit: ${of.power} bei ${of.pressure}.`,
  },
  twoSteps: {
    title: 'Hoher Druck in zwei Schritten',
    text: (of) =>
      `Der zweite Zylinder übernimmt abgekühlte Luft: ${of.pressure}, ohne dass die Ventile glühen.`,
  },
  staggered: {
    title: 'Anlauf in zwei Hälften',
    text: (of) =>
      `Die Motoren laufen nacheinander an: Das Netz muss ${of.half} anlaufen lassen, nicht ${of.power} auf einmal.`,
  },
  localPressure: {
    title: 'Hochdruck nur, wo nötig',
    text: (of) =>
      `Nur die Maschine, die ihn braucht, bekommt den hohen Druck; alle anderen arbeiten weiter mit ${of.inlet} und zu dessen Kosten.`,
  },
  dryCylinders: {
    title: 'Zylinder ohne Öl',
    text: 'Die Kolben laufen trocken auf Ringen aus PTFE: Weder die Luft noch das Kondensat nimmt Öl auf.',
  },
  noOilChange: {
    title: 'Kein Ölwechsel',
    text: (of) =>
      `Ringe und Dichtungen sind nach ${of.hours} fällig; bis dahin ist nur ein Filter zu reinigen.`,
  },
  likeTalk: {
    title: 'Leise wie ein Gespräch',
    text: (of) =>
      `${of.level} in ${of.distance} Abstand sind nicht mehr als die ${of.talk} eines Gesprächs: Daneben lässt sich arbeiten.`,
  },
  noMuffs: {
    title: 'Ohne Gehörschutz',
    text: (of) =>
      `${of.level} in ${of.distance} Abstand liegen unter den ${of.limit}, ab denen Ohren Schutz brauchen.`,
  },
  usedHeat: {
    title: 'Wärme zum Weiternutzen',
    text: (of) =>
      `Mit einem Wärmetauscher im Ölkreis gibt er bis zu ${of.power} als Wasser von ${of.water} ab; die warme Abluft führt ein Kanal in die Halle nebenan.`,
  },
  continuous: {
    title: 'Läuft Tag und Nacht',
    text: (of) =>
      `Das Öl führt die Wärme ab, während er liefert: ${of.share} Einschaltdauer, auch im Sommer.`,
  },
  serviceSide: {
    title: 'Wartung von vorn',
    text: (of) =>
      `Filter und Abscheider sind von vorn erreichbar: ${of.distance} freier Platz davor genügt für die Wartung.`,
  },
  oneFrame: {
    title: 'Ein Rahmen, ein Anschluss',
    text: (of) =>
      `Maschine und Behälter stehen auf ${of.length} × ${of.width}, alle Rohre dazwischen sind verlegt und geprüft.`,
  },
  dryFrame: {
    title: 'Trockner auf demselben Rahmen',
    text: (of) =>
      `Maschine, Trockner und Behälter stehen auf ${of.length} × ${of.width}, alle Rohre dazwischen sind verlegt und geprüft.`,
  },
  roomDoor: {
    title: 'Rollt durch jede Zimmertür',
    text: (of) =>
      `Auf Rädern bewegt eine Person die ${of.weight}, und mit ${of.width} Breite passt er durch eine Wohnungstür.`,
  },
  loaded: {
    title: 'Zwei laden ihn ein',
    text: (of) => `${of.weight} heben zwei Leute in den Transporter: ohne Rampe, ohne Winde.`,
  },
  carried: {
    title: 'Trägt eine Person',
    text: (of) => `Er wiegt ${of.weight} und steht auf ${of.length} × ${of.width}, wie ein Werkzeugkasten.`,
  },
  palletTruck: {
    title: 'Passt durch die Tür',
    text: (of) =>
      `${of.width} breit und ${of.height} hoch, passen die ${of.weight} auf dem Hubwagen durch eine Tür von ${of.door}; keine Wand muss geöffnet werden.`,
  },
  upright: {
    title: 'Stehend auf wenig Fläche',
    text: (of) =>
      `Der Behälter steht aufrecht: Maschine und ${of.volume} brauchen ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Eine Steckdose genügt',
    text: (of) =>
      `${of.current} aus einer Phase mit ${of.voltage} treiben ihn an; Drehstrom muss nicht gelegt werden.`,
  },
  delivered: {
    title: 'Angegeben ist, was ankommt',
    text: (of) =>
      `Die Kolben verdrängen ${of.swept}, was auf manchem Schild steht; unsere ${of.delivered} kommen am Ausgang an.`,
  },
  quickService: {
    title: 'In zehn Minuten gewartet',
    text: (of) =>
      `Öl und Luftfilter sind nach ${of.hours} oder einem Jahr fällig: ein Schlüssel genügt, und kein Weg in die Werkstatt.`,
  },
  standingService: {
    title: 'Wartung, wo er steht',
    text: (of) =>
      `Öl und Luftfilter sind nach ${of.hours} oder einem Jahr fällig: eine halbe Stunde, ohne etwas zu verrücken.`,
  },
  oneStage: {
    title: 'Eine Stufe genügt',
    text: (of) =>
      `Von ${of.inlet} auf ${of.pressure} ist ein Verhältnis von ${of.ratio}: Das schafft eine Stufe, mit halb so vielen Ventilen wie zwei.`,
  },
  idles: {
    title: 'Leerlauf bei vollem Behälter',
    text: (of) =>
      `Bei ${of.pressure} fällt der Motor von selbst in den Leerlauf und nimmt Gas an, sobald Luft entnommen wird.`,
  },
  ownEngine: {
    title: 'Ohne Kabel und Stromerzeuger',
    text: 'Der eigene Motor treibt ihn: Er arbeitet, wo weder Steckdose noch Stromerzeuger sind.',
  },
};
