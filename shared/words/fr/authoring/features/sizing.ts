import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Commerce: 'Commerce',
  Trades: 'Métiers',
  'Each is a link that fills the list of tools.': 'Chacun est un lien qui remplit la liste d’outils.',
  'One per line: quantity, order number, and the running time if not the usual one. “2 × V-5213-00 40 %”':
    'Une entrée par ligne : quantité, référence et, si elle n’est pas habituelle, durée de fonctionnement. « 2 × V-5213-00 40 % »',
  'Other air, l/min': 'Autre air, l/min',
  'Use of the air': 'Utilisation de l’air',
  'Tools that tolerate moisture': 'Outils tolérant l’humidité',
  'Dry air for tools (2:4:3)': 'Air sec pour outils (2:4:3)',
  'Painting (1:4:1)': 'Peinture (1:4:1)',
  'Food, laboratory, dental (1:4:1 without oil vapour)':
    'Alimentaire, laboratoire, dentaire (1:4:1 sans vapeur d’huile)',
  'Instruments, pipes exposed to frost (1:2:1)': 'Instruments, conduites exposées au gel (1:2:1)',
  Power: 'Alimentation',
  'Any mains': 'Tout type de secteur',
  'Petrol engine': 'Moteur à essence',
  'Does not matter': 'Sans importance',
  'Up to 75 dB(A)': 'Jusqu’à 75 dB(A)',
  'Up to 70 dB(A)': 'Jusqu’à 70 dB(A)',
  'Up to 65 dB(A)': 'Jusqu’à 65 dB(A)',
  'Only oil-free compressors': 'Uniquement compresseurs sans huile',
  'Leaks, %': 'Fuites, %',
  'Added to the demand unless the visitor enters another value.':
    'Ajouté aux besoins, sauf si le visiteur saisit une autre valeur.',
  'Growth, %': 'Croissance, %',
  'Page to ask on': 'Page de demande',
  'From air tools to a compressor, tank and dryer':
    'Des outils pneumatiques au compresseur, réservoir et sécheur',
  'Sizing helper': 'Aide au dimensionnement',
};
