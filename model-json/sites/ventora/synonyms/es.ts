import { same, type SynonymGroup } from '../../../../api/search';

export const es: readonly SynonymGroup[] = [
  ...same(
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
];
