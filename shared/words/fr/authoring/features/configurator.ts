import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Configurator: 'Configurateur',
  'A machine with options: what goes together, and why not':
    'Une machine avec options : ce qui va ensemble, et pourquoi non',
  'Machine to begin with': 'Machine de départ',
  'Its order number: V-3015. Options and rules are fragments in the folder “configurator” of the site’s assets.':
    'Sa référence : V-3015. Options et règles sont des fragments du dossier « configurator » des ressources du site.',
};
