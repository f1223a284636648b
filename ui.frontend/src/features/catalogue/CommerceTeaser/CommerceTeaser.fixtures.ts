import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { commerceTeaserModel } from './CommerceTeaser.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof commerceTeaserModel>;

const action = (title: string, file: string) => ({
  id: `cta-${file}`,
  title,
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/${file}.html` },
});

const machine = {
  id: 'commerceteaser-1',
  pretitle: 'New',
  title: 'R 7: air for three shifts',
  description: '<p>1,120 l/min at 8 bar, 66 dB(A), on 0.8 m².</p>',
  image: pictureFixture(`${DAM_ROOT}/products/r-7.jpg`, 1600, 1200, 'R 7 from the front'),
  actionsEnabled: true,
  actions: [action('R 7', 'r-7'), action('All screw compressors', 'screw')],
} satisfies Input;

export const fixtures = {
  default: machine,
  'one product': { ...machine, id: 'commerceteaser-2', actions: [action('R 7', 'r-7')] },
  'a product without a page': {
    ...machine,
    id: 'commerceteaser-3',
    actions: [{ id: 'cta-oil', title: 'VP 100', link: { valid: false } }, action('Oils', 'oils')],
  },
  hero: { ...machine, id: 'commerceteaser-4', typeVariant: 'hero' },
  'as icons': { ...machine, id: 'commerceteaser-5', useIconButton: true },
  'long German words': {
    ...machine,
    id: 'commerceteaser-6',
    title: 'Schraubenkompressorenwartungsvertragsanlage',
    actions: [action('Druckluftaufbereitungskomponentenübersicht', 'zubehoer')],
  },
  French: { ...machine, id: 'commerceteaser-7', title: 'R 7 : de l’air pour trois équipes' },
  Spanish: { ...machine, id: 'commerceteaser-8', title: 'R 7: aire para tres turnos' },
  'right to left': {
    ...machine,
    id: 'commerceteaser-9',
    title: 'ضاغط لولبي',
    actions: [action('المنتج', 'r-7')],
  },
  'hostile HTML': {
    ...machine,
    id: 'commerceteaser-10',
    description: '<p onclick="x()">Dry air<script>x()</script></p>',
    actions: [action('<b>R 7</b>', 'r-7')],
  },
  empty: { id: 'commerceteaser-11' },
} satisfies Record<string, Input>;
