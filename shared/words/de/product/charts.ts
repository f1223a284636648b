import type * as English from '../../en/product/charts';

export const charts: typeof English.charts = {
  axes: {
    flow: 'Durchfluss',
    demand: 'Entnahme',
    time: 'Zeit',
    inlet: 'Eintrittstemperatur',
    pressure: 'Druck',
    use: 'Zeit im Einsatz',
    mean: 'Luft im Mittel',
    room: 'Raumtemperatur',
    water: 'Wasser',
  },
  load: {
    title: 'Leistung bei Teillast',
    finding: (of) =>
      `Am wenigsten Leistung je Kubikmeter braucht er bei ${of.flow}: ${of.least}. Bei ${of.other} sind es ${of.most}.`,
  },
  pressure: {
    title: 'Liefermenge je nach Druck',
    finding: (of) =>
      `Bei ${of.high} ist die Liefermenge um ${of.share} geringer als bei ${of.low}${of.power ? `, bei gleicher Leistungsaufnahme von ${of.power}` : ''}.`,
  },
  inlet: {
    title: 'Durchfluss je nach Eintrittstemperatur',
    finding: (of) =>
      `Tritt die Luft mit ${of.inlet} ein, schafft der Trockner nur ${of.flow}: ${of.share} weniger als den Nenndurchfluss.`,
  },
  dryerPressure: {
    title: 'Durchfluss je nach Druck',
    finding: (of) =>
      `Bei ${of.pressure} schafft der Trockner nur ${of.flow}: ${of.share} weniger als bei ${of.reference}.`,
  },
  drop: {
    title: 'Druckverlust je nach Durchfluss',
    finding: (of) => `Der Druckverlust beträgt ${of.drop} bei ${of.flow} und ${of.full} bei ${of.fullFlow}.`,
  },
  bridge: {
    title: 'Wie lange der Behälter aushilft',
    finding: (of) =>
      `Entnehmen Werkzeuge ${of.demand}, gleicht der Behälter die Differenz ${of.time} lang aus; dabei fällt der Druck von ${of.high} auf ${of.low}.`,
  },
  reserve: {
    title: 'Wie lange der Vorrat reicht',
    finding: (of) =>
      `Er gibt ${of.time} lang ${of.flow} ab, während der Druck von ${of.high} auf ${of.low} fällt.`,
  },
  nozzle: {
    title: 'Luftverbrauch je nach Druck',
    finding: (of) =>
      `Bei ${of.pressure} sind es nur ${of.flow}: ${of.share} weniger Luft als bei ${of.working}.`,
  },
  compressor: {
    title: 'Der Kompressor dazu',
    finding: (of) =>
      `Ist das Werkzeug ${of.use} der Zeit im Einsatz, muss ein Kolbenkompressor mit ${of.duty} Einschaltdauer ${of.flow} liefern. Ohne Pause braucht es einen Schraubenkompressor mit ${of.full}.`,
  },
  water: {
    title: 'Kondensat je nach Raumtemperatur',
    finding: (of) =>
      `Bei ${of.hot} und ${of.humidity} Luftfeuchte bringen ${of.flow} Luft ${of.water} Wasser mit: ${of.times}-mal so viel wie bei ${of.mild}.`,
  },
};
