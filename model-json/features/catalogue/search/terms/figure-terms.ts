import { figureLabels } from '../../../../../shared/words/by-language/product-terms';
import { mapLanguages } from '../../../../../shared/words/in-language';
import type { FigureTerm } from '../../../search/api/search-source';

const labels = (name: keyof (typeof figureLabels)['en']): FigureTerm['labels'] =>
  mapLanguages((language) => figureLabels[language][name]);

/** How figures of products are meant in queries. Machines are built for a few mains, so those are met more closely. */
export const FIGURE_TERMS: Readonly<Record<string, FigureTerm>> = {
  motorPower: { wish: 'near', plausible: [0.01, 1000], labels: labels('motorPower') },
  maxPressure: { wish: 'enough', plausible: [0.5, 500], labels: labels('maxPressure') },
  freeAirDelivery: { wish: 'enough', plausible: [5, 200_000], labels: labels('freeAirDelivery') },
  tankVolume: {
    wish: 'near',
    plausible: [1, 20_000],
    labels: labels('tankVolume'),
    isThing: true,
    unit: 'l',
  },
  soundPressureLevel: {
    wish: 'atMost',
    plausible: [20, 130],
    labels: labels('soundPressureLevel'),
    unit: 'dB(A)',
  },
  voltage: { wish: 'near', plausible: [12, 1000], tolerance: 0.05 },
  ratedCurrent: { wish: 'near', plausible: [1, 1000] },
  frequency: { wish: 'near', plausible: [40, 70], tolerance: 0.05 },
  speed: { wish: 'near', plausible: [100, 100_000] },
  torque: { wish: 'enough', plausible: [1, 20_000] },
  pressureDewPoint: { wish: 'atMost', plausible: [-80, 20], labels: labels('pressureDewPoint') },
  weight: { wish: 'near', plausible: [0.1, 20_000], labels: labels('weight') },
};
