import type * as English from '../../en/product/charts';

export const charts: typeof English.charts = {
  axes: {
    flow: 'Volumenstrom',
    demand: 'Entnahme',
    time: 'Zeit',
    inlet: 'Eintrittstemperatur',
    pressure: 'Druck',
    use: 'Zeit in Betrieb',
    mean: 'Luft im Mittel',
    room: 'Raumtemperatur',
    water: 'Wasser',
  },
  load: {
    title: 'Leistung bei Teillast',
    finding: (of) =>
      `Am wenigsten Leistung für seine Luft braucht ${of.name} bei ${of.flow}: ${of.least}. Bei ${of.other} sind es ${of.most}.`,
  },
  pressure: {
    title: 'Liefermenge und Druck',
    finding: (of) =>
      `Bei ${of.high} liefert ${of.name} ${of.share} weniger Luft als bei ${of.low}${of.power ? ` und braucht dafür dieselben ${of.power}` : ''}.`,
  },
  inlet: {
    title: 'Durchfluss und Eintrittstemperatur',
    finding: (of) =>
      `Kommt die Luft mit ${of.inlet} an, trocknet ${of.name} ${of.flow}: ${of.share} weniger als den Nenndurchfluss.`,
  },
  dryerPressure: {
    title: 'Durchfluss und Druck',
    finding: (of) =>
      `Bei ${of.pressure} trocknet ${of.name} ${of.flow}: ${of.share} weniger als bei ${of.reference}.`,
  },
  drop: {
    title: 'Druckverlust und Durchfluss',
    finding: (of) => `${of.name} nimmt ${of.drop} bei ${of.flow} und ${of.full} bei ${of.fullFlow}.`,
  },
  bridge: {
    title: 'Wie lange der Behälter hilft',
    finding: (of) =>
      `Entnehmen Werkzeuge ${of.demand}, deckt der Behälter des ${of.name} den Unterschied ${of.time} lang, von ${of.high} bis herab auf ${of.low}.`,
  },
  reserve: {
    title: 'Wie lange er reicht',
    finding: (of) =>
      `Er gibt ${of.time} lang ${of.flow} ab, während der Druck von ${of.high} auf ${of.low} fällt.`,
  },
  nozzle: {
    title: 'Luftverbrauch und Druck',
    finding: (of) =>
      `Bei ${of.pressure} sind es nur ${of.flow}: ${of.share} weniger Luft als bei ${of.working}.`,
  },
  compressor: {
    title: 'Der Kompressor dazu',
    finding: (of) =>
      `Läuft das Werkzeug ${of.use} der Zeit, muss ein Kolbenkompressor mit ${of.duty} Einschaltdauer ${of.flow} liefern. Läuft es ohne Pause, braucht es einen Schraubenkompressor mit ${of.full}.`,
  },
  water: {
    title: 'Kondensat und Raumtemperatur',
    finding: (of) =>
      `Bei ${of.hot} und ${of.humidity} Luftfeuchte bringen ${of.flow} Luft ${of.water} Wasser mit: ${of.times}-mal so viel wie bei ${of.mild}.`,
  },
};
