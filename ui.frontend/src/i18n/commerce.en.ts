/** Words of the catalogue: figures by the names of their elements, and what products say of themselves. */
export const commerceEn = {
  /** Short, for cards and heads of columns. */
  figureNames: {
    motorPower: 'Motor power',
    freeAirDelivery: 'Free air delivery',
    displacement: 'Displacement',
    airConsumption: 'Air consumption',
    maxPressure: 'Max. pressure',
    workingPressure: 'Working pressure',
    tankVolume: 'Tank',
    torque: 'Torque',
    speed: 'Speed',
    pressureDewPoint: 'Pressure dew point',
    supply: 'Supply',
    ratedCurrent: 'Rated current',
    soundPressureLevel: 'Noise at 1 m',
    dutyCycle: 'Duty cycle',
    weight: 'Weight',
    dimensions: 'Dimensions (L × W × H)',
    connection: 'Air connection',
  } as Record<string, string>,
  /** As a data sheet has them, where that says more. */
  sheetNames: {
    freeAirDelivery: 'Free air delivery at maximum pressure',
    airConsumption: 'Air consumption while running',
    supply: 'Voltage',
    soundPressureLevel: 'Sound pressure level at 1 m',
    connection: 'Compressed-air connection',
  } as Record<string, string>,
  orderNumber: 'Order no.',
  versions: (n: number) => (n === 1 ? '1 version' : `${n} versions`),
};
