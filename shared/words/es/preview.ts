import type * as English from '../en/preview';

export const preview: typeof English.preview = {
  title: 'Vista previa: puede que esto aún no esté publicado.',
  asOn: (day: string) => `Vista previa: estas páginas tal como eran el ${day}.`,
  willBe: (day: string) => `Vista previa: el sitio tal como será el ${day}.`,
  until: (end: string) => `El enlace es válido hasta el ${end}.`,
  ended: ['Esta vista previa ha terminado', 'Pida un enlace nuevo a quien se lo envió.'],
  outside: ['Esta página no forma parte de la vista previa', 'El enlace solo muestra algunas páginas.'],
  unknown: [
    'Esta vista previa no existe',
    'Compruebe que la dirección esté completa: puede que se haya cortado.',
  ],
  unsent: ['No se ha enviado nada', 'En una vista previa, los formularios solo se muestran.'],
  back: 'Volver a la vista previa',
};
