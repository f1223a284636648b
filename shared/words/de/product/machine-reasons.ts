import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Konstanter Druck ohne Druckband',
    text: (of) =>
      `Die Drehzahl regelt den Druck. Eine Regelung mit Last und Leerlauf braucht darüber ein Druckband von ${of.band}, das bei voller Liefermenge etwa ${of.power} mehr kostet.`,
  },
  softStart: {
    title: 'Keine Stromspitze',
    text: (of) =>
      `Beim Anlauf nimmt er nie mehr als seinen Nennstrom von ${of.current} auf; deshalb darf er abschalten, sobald niemand Luft braucht.`,
  },
  oneAxis: {
    title: 'Motor und Verdichter in einer Achse',
    text: (of) =>
      `Zwischen dem Motor mit ${of.power} und den Rotoren ist kein Riemen, der rutscht, verschleißt oder gespannt werden muss.`,
  },
  oneShaft: {
    title: 'Aggregat auf der Motorwelle',
    text: 'Das Aggregat sitzt auf der Welle des Motors: Kein Riemen muss gespannt, geschützt oder erneuert werden.',
  },
  pulleys: {
    title: 'Riemenscheibe bestimmt den Druck',
    text: (of) =>
      `Die Riemenübersetzung bestimmt die Drehzahl des Verdichters: Passen ${of.pressure} nicht mehr, ändert sie ein Händler in zwei Stunden.`,
  },
  slowPump: {
    title: 'Langsam und kühl',
    text: 'Dank des Riemens dreht das Aggregat langsamer als der Motor: Die Köpfe bleiben kühler, die Ventile halten länger.',
  },
  twoStages: {
    title: 'Zwischen zwei Stufen gekühlt',
    text: (of) =>
      `Luft, die auf dem Weg zum zweiten Zylinder abkühlt, lässt sich mit weniger Arbeit verdichten: ${of.power} bei ${of.pressure}.`,
  },
  twoSteps: {
    title: 'Hoher Druck in zwei Stufen',
    text: (of) =>
      `Der zweite Zylinder übernimmt abgekühlte Luft: ${of.pressure}, ohne dass die Ventile glühen.`,
  },
  staggered: {
    title: 'Gestaffelter Anlauf',
    text: (of) =>
      `Die Motoren laufen nacheinander an: Das Netz muss nur ${of.half} anlaufen lassen, nicht ${of.power} auf einmal.`,
  },
  localPressure: {
    title: 'Hochdruck nur, wo nötig',
    text: (of) =>
      `Nur die Maschine, die ihn braucht, bekommt den hohen Druck; alle anderen bleiben bei ${of.inlet}, auch bei den Kosten.`,
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
      `${of.level} in ${of.distance} Abstand liegen unter den ${of.limit}, ab denen Gehörschutz nötig ist.`,
  },
  usedHeat: {
    title: 'Nutzbare Abwärme',
    text: (of) =>
      `Mit einem Wärmetauscher im Ölkreislauf liefert er bis zu ${of.power} als Warmwasser mit ${of.water}; ein Kanal leitet die warme Abluft in die Nachbarhalle.`,
  },
  continuous: {
    title: 'Läuft Tag und Nacht',
    text: (of) => `Das Öl führt die Wärme laufend ab: ${of.share} Einschaltdauer, auch im Sommer.`,
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
      `Auf Rädern bewegt ihn eine Person trotz seiner ${of.weight}, und mit ${of.width} Breite passt er durch eine Wohnungstür.`,
  },
  loaded: {
    title: 'Zu zweit verladen',
    text: (of) => `${of.weight} heben zwei Leute in den Transporter: ohne Rampe, ohne Winde.`,
  },
  carried: {
    title: 'Von einer Person zu tragen',
    text: (of) => `Er wiegt ${of.weight} und braucht nur ${of.length} × ${of.width}, wie ein Werkzeugkasten.`,
  },
  palletTruck: {
    title: 'Passt durch die Tür',
    text: (of) =>
      `Mit ${of.width} Breite und ${of.height} Höhe passt er samt seinen ${of.weight} auf dem Hubwagen durch eine ${of.door} breite Tür; keine Wand muss geöffnet werden.`,
  },
  upright: {
    title: 'Stehend auf wenig Fläche',
    text: (of) =>
      `Der Behälter steht aufrecht: Die Maschine mit ${of.volume} braucht nur ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Eine Steckdose genügt',
    text: (of) =>
      `Er nimmt ${of.current} aus einer Phase mit ${of.voltage} auf; ein Drehstromanschluss ist nicht nötig.`,
  },
  delivered: {
    title: 'Angegeben ist, was ankommt',
    text: (of) =>
      `Die Ansaugleistung beträgt ${of.swept}, und nur sie steht auf manchem Typenschild; die ${of.delivered}, die wir angeben, kommen am Ausgang an.`,
  },
  quickService: {
    title: 'In zehn Minuten gewartet',
    text: (of) =>
      `Öl und Luftfilter sind nach ${of.hours} oder einem Jahr fällig: Ein Schlüssel genügt, der Weg in die Werkstatt entfällt.`,
  },
  standingService: {
    title: 'Wartung, wo er steht',
    text: (of) =>
      `Öl und Luftfilter sind nach ${of.hours} oder einem Jahr fällig: eine halbe Stunde, ohne etwas zu verrücken.`,
  },
  oneStage: {
    title: 'Eine Stufe genügt',
    text: (of) =>
      `Von ${of.inlet} auf ${of.pressure} ist es ein Druckverhältnis von ${of.ratio}: Das schafft eine Stufe, mit halb so vielen Ventilen wie zwei.`,
  },
  idles: {
    title: 'Leerlauf bei vollem Behälter',
    text: (of) =>
      `Bei ${of.pressure} geht der Motor von selbst in den Leerlauf und gibt wieder Gas, sobald Luft entnommen wird.`,
  },
  ownEngine: {
    title: 'Ohne Kabel und Stromerzeuger',
    text: 'Ein eigener Motor treibt ihn an: Er arbeitet auch dort, wo es weder Steckdose noch Stromerzeuger gibt.',
  },
};
