import type { z } from 'zod';
import type { chapterModel } from './Chapter.model';

export const fixtures = {
  default: {
    id: 'chapter-1',
    parts: [
      { kind: 'prose', html: '<h2 id="options">Options</h2><p>Set with <code>npm start</code>.</p>' },
      {
        kind: 'table',
        heading: 'options',
        html: '<table><thead><tr><th>option</th><th>meaning</th></tr></thead><tbody><tr><td><code>--site</code></td><td>the site</td></tr></tbody></table>',
      },
      {
        kind: 'code',
        code: [{ text: 'npm start -- --site=harbour ' }, { kind: 'comment', text: '# another site' }],
      },
    ],
  },
  'code without colours': {
    id: 'chapter-2',
    parts: [{ kind: 'code', code: [{ text: 'MOVE A TO B.' }] }],
  },
  'a line longer than any window': {
    id: 'chapter-3',
    parts: [{ kind: 'code', code: [{ kind: 'string', text: `'${'compressor '.repeat(40)}';` }] }],
  },
  'hostile HTML': {
    id: 'chapter-4',
    parts: [
      { kind: 'prose', html: '<p onclick="x()">Dry air<script>x()</script></p>' },
      { kind: 'code', code: [{ text: '<script>x()</script>' }] },
    ],
  },
  empty: { id: 'chapter-5' },
} satisfies Record<string, z.input<typeof chapterModel>>;
