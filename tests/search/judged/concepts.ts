import { atMost, best, family, feature, having, near, sku, used, type Judge } from './Judge';

/* What people mean, in any language. */

export const mobile = family('mobile');
export const stationary = family('stationary');
export const screw = family('screw');
export const compressors = best(mobile, stationary, screw);
export const electric = having(compressors, (product) => !product.features.includes('petrol'));

/** Piston machines; those that catalogues file under another heading are still related. */
export const piston = best(
  family('mobile/piston'),
  ...['single-stage', 'two-stage', 'high-pressure'].map((name) => family(`stationary/${name}`)),
  family('mobile', 1),
  family('stationary', 1),
);
export const oilFree = having(compressors, feature('oil-free'));
export const silent = best(
  family('mobile/silent'),
  having(compressors, atMost('soundPressureLevel', 66)),
  having(compressors, feature('silent')),
);
export const petrol = family('mobile/petrol');
export const beltDriven = best(family('mobile/belt-driven'), having(compressors, feature('belt-driven')));
export const directDriven = best(family('mobile/coaxial'), having(compressors, feature('direct-driven')));
export const variableSpeed = having(screw, feature('variable-speed'));
export const booster = family('stationary/booster');
export const tandem = family('stationary/tandem');
export const twoStage = having(compressors, feature('two-stage'));
export const withDryer = best(family('screw/with-dryer'), having(screw, feature('with-dryer')));

export const dryers = best(family('dryers'), family('screw/with-dryer', 1));
export const refrigerationDryers = family('dryers/refrigeration');
export const desiccantDryers = family('dryers/adsorption');
export const filters = family('filters');
export const preFilters = family('filters/coarse');
export const fineFilters = family('filters/fine');
export const carbonFilters = family('filters/carbon');
export const receivers = family('tanks');
export const galvanised = best(family('tanks/galvanised'), having(receivers, feature('galvanised')));
export const lying = best(family('tanks/horizontal'), having(receivers, feature('horizontal')));
export const standing = best(family('tanks/vertical'), having(receivers, feature('vertical')));
export const drains = family('condensate/drains');
export const separators = family('condensate/separators');
export const oils = family('oils');

export const airTools = family('air-tools');
export const impactWrenches = family('air-tools/impact');
export const sanders = family('air-tools/sanding');
export const sprayGuns = family('air-tools/spraying');
export const blowGuns = family('air-tools/blowing');
export const nailers = family('air-tools/nailing');
export const hoses = family('hoses');
export const blastGun = sku('V-5250-00');

/** Spray guns first; then their air supply and tools to prepare the metal. */
export const paintCar = best(
  sprayGuns,
  having(best(compressors, filters, family('dryers')), used('painting')),
  having(() => 2, used('painting')),
);
export const forUse = (...uses: readonly string[]): Judge =>
  best(
    having(compressors, used(...uses)),
    having(() => 2, used(...uses)),
  );
export const compressorFor = (...uses: readonly string[]): Judge => having(compressors, used(...uses));

/** A bare receiver of this size, or a machine on such a tank. */
export const tank = (litres: number): Judge =>
  best(
    having(receivers, near('tankVolume', litres)),
    having(() => 2, near('tankVolume', litres)),
  );
