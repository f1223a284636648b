import type * as English from '../en/busy';

export const busy: typeof English.busy = {
  title: 'Einen Moment, bitte',
  text: 'Die Website hat gerade sehr viel zu tun. Versuchen Sie es in ein paar Sekunden noch einmal.',
  again: 'Noch einmal versuchen',
};
