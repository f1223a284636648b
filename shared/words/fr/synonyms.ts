import type * as English from '../en/synonyms';

export const sameMeaning: typeof English.sameMeaning = [
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
];

export const alsoFinds: typeof English.alsoFinds = [];
