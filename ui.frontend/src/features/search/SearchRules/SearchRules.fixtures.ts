import type { z } from 'zod';
import type { searchRulesModel } from './SearchRules.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

export const fixtures = {
  default: {
    id: 'rules-1',
    synonyms: [
      { words: ['impact gun', 'impact wrench', 'windy gun'] },
      { words: ['air pump', 'compressor'], oneWay: true },
    ],
    boosts: [{ target: 'V-3007', title: 'R 7.5 screw compressor', factor: 1.5 }],
    pins: [
      {
        queries: ['paint a car', 'spray painting'],
        targets: [
          { target: 'V-2270-00', title: 'S 270 piston compressor' },
          { target: `${CONTENT_ROOT}/gb/en/solutions`, title: 'Solutions' },
        ],
      },
    ],
  },
  'only synonyms': { id: 'rules-2', synonyms: [{ words: ['hose', 'airline'] }] },
  'targets that are gone': {
    id: 'rules-3',
    boosts: [{ target: 'V-0000-00', factor: 0 }],
    pins: [{ queries: ['dryer'], targets: [{ target: `${CONTENT_ROOT}/gb/en/gone` }] }],
  },
  'through the SDK': {
    id: 'rules-4',
    synonyms: [{ words: ['hose', 'airline'], oneWay: '' }],
    boosts: [{ target: 'V-3007', title: 'R 7.5', factor: '' }],
    pins: '',
  },
  'long German words': {
    id: 'rules-5',
    synonyms: [{ words: ['Druckluftaufbereitungskomponentenübersicht', 'Druckluftaufbereitung'] }],
  },
  'right to left': { id: 'rules-6', synonyms: [{ words: ['ضاغط هواء', 'كمبروسر'] }] },
  'hostile HTML': { id: 'rules-7', synonyms: [{ words: ['<script>x()</script>', '<img onerror="x()">'] }] },
  empty: { id: 'rules-8' },
} satisfies Record<string, z.input<typeof searchRulesModel>>;
