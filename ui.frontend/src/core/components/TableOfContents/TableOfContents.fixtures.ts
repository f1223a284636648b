import type { z } from 'zod';
import type { tableOfContentsModel } from './TableOfContents.model';

const entry = (text: string, children: object[] = [], more: object = {}) => ({
  id: text.toLowerCase().replace(/\s/g, '-'),
  text,
  children,
  ...more,
});

const manual = [
  entry(
    'Technical Documentation',
    [
      entry('Using Core Components'),
      entry('Examples', [
        entry('Standard', [], { active: true }),
        entry('List Type'),
        entry('Start Level'),
        entry('Stop Level'),
        entry('Id'),
      ]),
      entry('Table of ContentsV1'),
    ],
    { href: '#technical-documentation' },
  ),
];

export const fixtures = {
  default: { id: 'toc-1', listType: 'bulleted', startLevel: 'h1', stopLevel: 'h6', items: manual },
  numbered: { id: 'toc-2', listType: 'numbered', startLevel: 'h1', stopLevel: 'h6', items: manual },
  'headings not known yet': { id: 'toc-3', listType: 'bulleted', startLevel: 'h2', stopLevel: 'h2' },
  'classes by policy': {
    id: 'toc-4',
    startLevel: 'h2',
    stopLevel: 'h6',
    includeClasses: ['cmp-title'],
    ignoreClasses: ['cmp-accordion__header', 'cmp-teaser__title'],
  },
  'per cent and quotation marks': {
    id: 'toc-5',
    items: [entry('100 % duty cycle'), entry('What "free air" means')],
  },
  'long German words': {
    id: 'toc-6',
    items: [
      entry('Druckluftaufbereitungskomponentenübersichtsdokumentation', [
        entry('Schraubenkompressorenwartungsvertragsbedingungen'),
      ]),
    ],
  },
  'right to left': { id: 'toc-7', items: [entry('ضواغط الهواء اللولبية', [entry('الصيانة')])] },
  '200 items': { id: 'toc-8', items: Array.from({ length: 200 }, (_, n) => entry(`Chapter ${n + 1}`)) },
  'through the SDK': { id: 'toc-9', listType: '', startLevel: '', stopLevel: '', items: '' },
} satisfies Record<string, z.input<typeof tableOfContentsModel>>;
