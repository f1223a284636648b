import type * as English from '../en/busy';

export const busy: typeof English.busy = {
  title: 'Un momento, por favor',
  text: 'El sitio recibe ahora muchísimas visitas. Vuelva a intentarlo dentro de unos segundos.',
  again: 'Volver a intentarlo',
};
