import { same, type SynonymGroup } from '../../../../api/search';

export const fr: readonly SynonymGroup[] = [
  ...same(
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
];
