import type * as English from '../en/preview';

export const preview: typeof English.preview = {
  title: 'Aperçu : ceci n’est peut-être pas encore publié.',
  asOn: (day: string) => `Aperçu : ces pages telles qu’elles étaient le ${day}.`,
  willBe: (day: string) => `Aperçu : le site tel qu’il sera le ${day}.`,
  until: (end: string) => `Le lien est valable jusqu’au ${end}.`,
  ended: ['Cet aperçu n’est plus disponible', 'Demandez un nouveau lien à la personne qui vous l’a envoyé.'],
  outside: ['Cette page ne fait pas partie de l’aperçu', 'Le lien ne montre que certaines pages.'],
  unknown: ['Cet aperçu n’existe pas', 'Vérifiez que l’adresse est complète : elle a peut-être été coupée.'],
  unsent: ['Rien n’a été envoyé', 'Dans un aperçu, les formulaires ne sont que montrés.'],
  back: 'Retour à l’aperçu',
};
