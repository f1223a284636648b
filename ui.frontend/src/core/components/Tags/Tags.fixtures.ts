import type { z } from 'zod';
import type { tagsModel } from './Tags.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof tagsModel>;

const tag = (title: string, value: string) => ({
  title,
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/blog.html?tag=${value}#posts` },
});

export const fixtures = {
  default: {
    id: 'tags-1',
    date: '2026-06-16',
    tags: [tag('Energy', 'energy'), tag('Pipes and hoses', 'pipes')],
  },
  'a day without tags': { id: 'tags-9', date: '2026-09-01', tags: [] },
  'one tag': { id: 'tags-2', tags: [tag('Noise', 'noise')] },
  'a tag that leads nowhere': {
    id: 'tags-3',
    tags: [tag('Noise', 'noise'), { title: 'Draft', link: { valid: false } as never }],
  },
  'many tags': {
    id: 'tags-4',
    tags: Array.from({ length: 30 }, (_, index) => tag(`Topic ${index + 1}`, `topic-${index + 1}`)),
  },
  'long German words': {
    id: 'tags-5',
    tags: [
      tag('Druckluftaufbereitungskomponentenübersicht', 'treatment'),
      tag('Schraubenkompressorenwartungsvertragsverlängerung', 'service'),
    ],
  },
  'right to left': {
    id: 'tags-6',
    date: '2026-06-16',
    tags: [tag('الطاقة', 'energy'), tag('الضوضاء', 'noise')],
  },
  'hostile HTML': { id: 'tags-7', tags: [tag('<img src=x onerror="x()">', 'x')] },
  empty: { id: 'tags-8', tags: '' as never },
} satisfies Record<string, Input>;
