import type { z } from 'zod';
import type { titleModel } from './Title.model';

export const fixtures = {
  default: { id: 'title-1', text: 'Screw compressors', type: 'h2' },
  linked: {
    id: 'title-2',
    text: 'Air tools',
    type: 'h3',
    link: { valid: true, url: '/solutions/air-tools' },
  },
  'link disabled by policy': {
    id: 'title-3',
    text: 'Air tools',
    linkDisabled: true,
    link: { valid: true, url: '/solutions/air-tools' },
  },
  'level from its place': { id: 'title-4', text: 'Service' },
  'long German words': {
    id: 'title-5',
    text: 'Druckluftaufbereitungskomponentenübersicht für Schraubenkompressoren',
    type: 'h1',
  },
  'right to left': { id: 'title-6', text: 'ضواغط الهواء اللولبية', type: 'h2' },
  empty: { id: 'title-7' },
} satisfies Record<string, z.input<typeof titleModel>>;
