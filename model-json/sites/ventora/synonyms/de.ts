import { oneWay, same, type SynonymGroup } from '../../../../api/search';

export const de: readonly SynonymGroup[] = [
  ...same(
    ['kompressor', 'verdichter'],
    ['kessel', 'behälter', 'tank', 'druckluftspeicher'],
    ['leise', 'geräuscharm', 'schallgedämmt', 'flüsterleise', 'flüster', 'silent'],
    ['mobil', 'fahrbar', 'tragbar'],
    ['trockner', 'lufttrockner'],
    ['adsorptionstrockner', 'absorptionstrockner'],
    ['schlagschrauber', 'impulsschrauber', 'druckluftschrauber'],
    ['ausblaspistole', 'blaspistole'],
    ['lackierpistole', 'spritzpistole', 'farbspritzpistole', 'airbrush'],
    ['lackieren', 'lackierung', 'spritzen'],
    ['nagler', 'nagelpistole'],
    ['klammergerät', 'tacker'],
    ['drehzahlgeregelt', 'frequenzgeregelt', 'frequenzumrichter', 'vfd'],
    ['ableiter', 'ablass', 'ablasser'],
    ['ölabscheider', 'öl wasser trenner', 'ölwassertrenner'],
    ['riemenantrieb', 'riemengetrieben', 'keilriemen'],
    ['direktantrieb', 'direktgetrieben', 'koaxial'],
    ['schreinerei', 'tischlerei'],
    ['landwirtschaft', 'bauernhof'],
    ['druckminderer', 'druckregler'],
    ['leitung', 'rohr'],
    ['zahnarzt', 'dental'],
  ),
  ...oneWay(
    ['schnellkupplung', 'kupplung'],
    ['sandstrahlen', 'strahlpistole'],
    ['sandstrahler', 'strahlpistole'],
    ['sandstrahlpistole', 'strahlpistole'],
  ),
];
