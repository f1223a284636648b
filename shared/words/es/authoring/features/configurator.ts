import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Configurator: 'Configurador',
  'A machine with options: what goes together, and why not':
    'Una máquina con opciones: qué combina y por qué no',
  'Machine to begin with': 'Máquina inicial',
  'Its order number: V-3015. Options and rules are fragments in the folder “configurator” of the site’s assets.':
    'Su referencia: V-3015. Opciones y reglas son fragmentos de la carpeta «configurator» de los recursos del sitio.',
};
