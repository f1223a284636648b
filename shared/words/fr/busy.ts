import type * as English from '../en/busy';

export const busy: typeof English.busy = {
  title: 'Un instant, s’il vous plaît',
  text: 'Le site est très sollicité en ce moment. Réessayez dans quelques secondes.',
  again: 'Réessayer',
};
