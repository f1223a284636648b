import { text } from 'ventora/component';
import { z } from 'zod';

export const commandModel = z.object({
  id: text(),
  caption: text(),
  command: text(),
});

export type CommandModel = z.output<typeof commandModel>;
