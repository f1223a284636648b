import type * as English from '../en/sheets';

export const sheets: typeof English.sheets = {
  fillIn: 'À remplir',
  survey: 'Relevé sur site',
  surveyHead: ['Entreprise', 'Lieu', 'Relevé par', 'Date'],
  log: 'Carnet d’entretien',
  logHead: ['Machine', 'Numéro de série', 'Emplacement', 'En service depuis'],
  logColumns: ['Date', 'Heures', 'Travaux', 'Pièces et huile', 'Signature'],
  back: 'Envoyez la feuille remplie à votre distributeur ou à nous : le devis se calcule sur ces données.',
  page: (number, count) => `Page ${number} sur ${count}`,
};
