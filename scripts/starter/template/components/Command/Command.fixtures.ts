import type { z } from 'zod';
import type { commandModel } from './Command.model';

export const fixtures = {
  default: { id: 'command-1', caption: 'Author and publish', command: 'npm start' },
  'without a caption': { id: 'command-2', command: 'npm test' },
  long: {
    id: 'command-3',
    caption: 'Zeichenkettenverkettungsbefehle sind selten kurz',
    command: 'PUBLISH_PORT=8080 AUTHOR_PORT=8081 DATA_DIR=/var/lib/some/where/else/entirely npm start',
  },
  'right to left': { id: 'command-4', caption: 'يشغّل الموقع', command: 'npm start' },
  'hostile HTML': { id: 'command-5', caption: '<img src=x onerror="x()">', command: '<script>x()</script>' },
  empty: { id: 'command-6' },
} satisfies Record<string, z.input<typeof commandModel>>;
