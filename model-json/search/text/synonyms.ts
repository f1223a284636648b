import type { Language } from '../SearchDocument';

/** Words of the trade that mean the same. Each group works in every direction; forms of a word need no entry of their own. */
export type Synonyms = Readonly<Record<Language, readonly (readonly string[])[]>>;

export const SYNONYMS: Synonyms = {
  en: [
    ['piston', 'reciprocating'],
    ['screw', 'rotary'],
    ['tank', 'receiver', 'vessel'],
    ['dryer', 'drier'],
    ['quiet', 'silent', 'silenced', 'soundproofed'],
    ['mobile', 'portable'],
    ['hose', 'tubing'],
    ['coupling', 'coupler'],
    ['impact wrench', 'impact gun'],
    ['sprayer', 'spraygun'],
    ['gauge', 'manometer'],
  ],
  de: [
    ['kompressor', 'verdichter'],
    ['kessel', 'behälter', 'tank', 'druckluftspeicher'],
    ['leise', 'geräuscharm', 'schallgedämmt', 'flüsterleise'],
    ['mobil', 'fahrbar', 'tragbar'],
    ['trockner', 'lufttrockner'],
    ['schlagschrauber', 'impulsschrauber'],
    ['ausblaspistole', 'blaspistole'],
    ['druckminderer', 'druckregler'],
    ['leitung', 'rohr'],
  ],
  fr: [
    ['cuve', 'réservoir'],
    ['silencieux', 'insonorisé'],
    ['mobile', 'portable', 'roulant'],
    ['sécheur', 'sécheuse', 'assécheur'],
    ['tuyau', 'flexible'],
    ['soufflette', 'pistolet'],
    ['clé', 'boulonneuse'],
    ['raccord', 'coupleur'],
  ],
  es: [
    ['calderín', 'depósito', 'tanque'],
    ['silencioso', 'insonorizado'],
    ['móvil', 'portátil'],
    ['manguera', 'tubo'],
    ['pistola', 'sopladora'],
    ['racor', 'acoplamiento'],
    ['purgador', 'drenaje'],
  ],
};
