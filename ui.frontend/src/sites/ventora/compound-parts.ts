/** By language, parts of the trade's long compounds, which may break before them, as a pattern. */
export const compoundParts: Readonly<Partial<Record<string, string>>> = {
  de:
    'kompressor|verdichter|trockner|abscheider|behälter|ableiter|werkzeug|schrauber|schleifer|pistole|' +
    'aufbereitung|rückgewinnung|werkstatt|händler|maschine|wagen|' +
    'filter|leitung|kupplung|schlauch|schläuche|schalter|regler|ventil|druck|luft|aggregat|motor',
};
