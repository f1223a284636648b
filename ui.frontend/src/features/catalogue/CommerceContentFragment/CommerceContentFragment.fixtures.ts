import type { z } from 'zod';
import type { commerceContentFragmentModel } from './CommerceContentFragment.model';
import { APP_ID } from '../../../../../shared/addresses/app';

type Input = z.input<typeof commerceContentFragmentModel>;

const care = (id: string, title: string, ...values: [label: string, value: string | string[]][]): Input => ({
  id,
  title,
  model: `${APP_ID}/models/care`,
  elements: Object.fromEntries(
    values.map(([label, value], index) => [
      `element${index}`,
      {
        title: label,
        value,
        dataType: Array.isArray(value) ? 'string[]' : 'string',
        ':type': typeof value === 'string' && value.startsWith('<') ? 'text/html' : 'string',
      },
    ]),
  ),
  elementsOrder: values.map((_, index) => `element${index}`),
});

export const fixtures = {
  default: care(
    'commercecf-1',
    'Looking after the M 50',
    ['First oil change', '100 h'],
    ['Then', 'every 500 h, at least once a year'],
    ['Oil', ['VP 100', 'ISO VG 100 mineral oil']],
    ['Every day', '<p>Drain the condensate with the tank at <strong>2 bar</strong> or less.</p>'],
  ),
  'one element': care('commercecf-2', 'Oil', ['Charge', '0.3 l']),
  'many elements': care(
    'commercecf-3',
    'Torques',
    ...Array.from({ length: 40 }, (_, n): [string, string] => [`Screw ${n + 1}`, `${8 + n} N·m`]),
  ),
  'long German words': care('commercecf-4', 'Schraubenkompressorenwartungsvertrag', [
    'Druckluftaufbereitungskomponentenübersicht',
    'Feinfilterelementwechselintervall',
  ]),
  French: care('commercecf-5', 'Entretien du M 50', ['Première vidange', '100 h']),
  Spanish: care('commercecf-6', 'Cuidado del M 50', ['Primer cambio de aceite', '100 h']),
  'right to left': care('commercecf-7', 'العناية بالضاغط', ['أول تغيير للزيت', '100 h']),
  'hostile HTML': care('commercecf-8', '<b>Care</b>', [
    'Note',
    '<p onclick="x()">Air<script>x()</script></p>',
  ]),
  'no fragment for this product': { id: 'commercecf-9', elements: {}, elementsOrder: [] },
} satisfies Record<string, Input>;
