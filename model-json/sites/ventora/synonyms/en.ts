import { oneWay, same, type SynonymGroup } from '../../../../api/search';

export const en: readonly SynonymGroup[] = [
  ...same(
    ['piston', 'reciprocating'],
    ['screw', 'rotary'],
    ['tank', 'receiver', 'vessel'],
    ['quiet', 'silent', 'silenced', 'soundproofed'],
    ['mobile', 'portable'],
    ['driven', 'drive'],
    ['desiccant', 'adsorption'],
    ['refrigeration', 'refrigerated', 'refrigerant'],
    ['hose', 'tubing'],
    ['coupling', 'coupler'],
    ['gauge', 'manometer'],
    ['impact wrench', 'impact gun', 'impact driver'],
    ['spray gun', 'paint gun', 'sprayer', 'spraygun', 'airbrush'],
    ['blow gun', 'air duster', 'blower gun'],
    ['nailer', 'nail gun'],
    ['variable speed', 'inverter', 'vsd', 'vfd', 'frequency controlled'],
    ['condensate drain', 'moisture trap', 'water trap'],
    ['oil water separator', 'oil separator'],
    ['paint', 'lacquer'],
    ['dental', 'dentist'],
    ['joinery', 'carpentry', 'woodworking'],
    ['farm', 'agriculture'],
  ),
  // Air may be drier without a dryer.
  ...oneWay(
    ['drier', 'dryer'],
    ['sandblast', 'blast'],
    ['sandblaster', 'blast'],
    ['quick coupling', 'coupling'],
    ['quick coupler', 'coupling'],
  ),
];
