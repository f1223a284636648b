/** Lines of figures by what they are about, in the order of a data sheet. */
export const FIGURE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  performance: [
    'motorPower',
    'packagePower',
    'specificPower',
    'minFreeAirDelivery',
    'freeAirDelivery',
    'displacement',
    'airConsumption',
    'ratedFlow',
    'maxPressure',
    'workingPressure',
    'inletPressure',
    'pressureDrop',
    'tankVolume',
    'contents',
    'torque',
    'speed',
    'viscosity',
    'testStandard',
  ],
  air: ['purityClass', 'pressureDewPoint', 'particleSize', 'residualOil'],
  supply: ['supply', 'ratedCurrent'],
  operation: ['soundPressureLevel', 'vibration', 'dutyCycle', 'serviceInterval', 'warranty'],
  conditions: [
    'referencePressure',
    'referenceInletTemperature',
    'referenceAmbientTemperature',
    'minAmbientTemperature',
    'maxAmbientTemperature',
    'maxInletTemperature',
  ],
  refrigerant: ['refrigerant', 'refrigerantCharge', 'globalWarmingPotential', 'carbonDioxideEquivalent'],
  size: ['connection', 'dimensions', 'outerDiameter', 'innerDiameter', 'nozzleDiameter', 'weight'],
  trade: ['packedDimensions', 'packedWeight', 'gtin', 'customsTariffNumber', 'countryOfOrigin'],
};

/** Rows of a group, with the name that `figureGroups` of the words has a title for. */
export interface FigureGroup<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Rows in the groups and order of a data sheet; a group without rows is left out, a line of no group is in the last one. */
export function inGroups<Row extends { readonly name: string }>(rows: readonly Row[]): FigureGroup<Row>[] {
  const known = new Set(Object.values(FIGURE_GROUPS).flat());
  const rest = rows.filter(({ name }) => !known.has(name));
  const groups = Object.entries(FIGURE_GROUPS).map(([name, lines]) => ({
    name,
    rows: lines.flatMap((line) => rows.filter((row) => row.name === line)),
  }));
  return [...groups, { name: 'more', rows: rest }].filter((group) => group.rows.length > 0);
}
