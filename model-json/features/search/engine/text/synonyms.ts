import spellings from '../../../../../shared/words/spelling/spellings.json';
import type { Language } from '../SearchDocument';

/** Words or phrases that mean the same. Forms of a word need no entry of their own. */
export interface SynonymGroup {
  readonly words: readonly string[];
  /** Who looks for the first finds the others, but not the other way round. @default false */
  readonly oneWay?: boolean;
}

export type Synonyms = Readonly<Record<Language, readonly SynonymGroup[]>>;

const same = (...groups: readonly (readonly string[])[]): SynonymGroup[] =>
  groups.map((words) => ({ words }));

/** Single words of English that countries spell otherwise, each with what it is there. */
const SPELLED = [
  ...Object.entries(spellings['north-american']),
  ...Object.entries(spellings.american),
].filter(([word]) => !word.includes(' '));

/** Those of the trade. */
export const SYNONYMS: Synonyms = {
  en: [
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
    // What is spelled in one way on the pages of one country and typed in another.
    ...same(...SPELLED),
    // Air may be drier without a dryer.
    { words: ['drier', 'dryer'], oneWay: true },
    { words: ['sandblast', 'blast'], oneWay: true },
    { words: ['sandblaster', 'blast'], oneWay: true },
    { words: ['quick coupling', 'coupling'], oneWay: true },
    { words: ['quick coupler', 'coupling'], oneWay: true },
  ],
  de: [
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
    { words: ['schnellkupplung', 'kupplung'], oneWay: true },
    { words: ['sandstrahlen', 'strahlpistole'], oneWay: true },
    { words: ['sandstrahler', 'strahlpistole'], oneWay: true },
    { words: ['sandstrahlpistole', 'strahlpistole'], oneWay: true },
  ],
  fr: same(
    ['cuve', 'réservoir'],
    ['silencieux', 'insonorisé'],
    ['mobile', 'portable', 'roulant'],
    ['sécheur', 'sécheuse', 'assécheur'],
    ['tuyau', 'flexible'],
    ['soufflette', 'pistolet de soufflage'],
    ['clé à chocs', 'boulonneuse', 'visseuse à chocs'],
    ['peinture', 'peindre', 'laquage'],
    ['variable', 'inverter', 'variateur', 'vfd'],
    ['raccord', 'coupleur'],
    ['purgeur', 'purge'],
    ['cloueur', 'cloueuse'],
    ['sablage', 'sableuse', 'sabler'],
    ['thermique', 'essence'],
    ['menuiserie', 'ébénisterie'],
    ['agroalimentaire', 'alimentaire'],
    ['dentaire', 'dentiste'],
  ),
  es: same(
    ['calderín', 'depósito', 'tanque'],
    ['silencioso', 'insonorizado'],
    ['móvil', 'portátil'],
    ['manguera', 'tubo'],
    ['pistola de soplado', 'sopladora'],
    ['llave de impacto', 'pistola de impacto', 'pistola neumática'],
    ['pintura', 'pintar', 'lacado'],
    ['variable', 'inverter', 'variador', 'vfd'],
    ['racor', 'acoplamiento'],
    ['purgador', 'drenaje'],
    ['clavadora', 'pistola de clavos'],
    ['chorreado', 'arenado', 'arenadora', 'chorro de arena'],
    ['carpintería', 'ebanistería'],
    ['alimentación', 'alimentaria', 'alimentos'],
    ['dental', 'dentista'],
    ['estacionario', 'fijo'],
  ),
};
