import { z } from 'zod';
import { choice, text } from '../../../../../shared/models/schema';

/** Core Components `form/button/v2`. */
export const formButtonModel = z.object({
  id: text(),
  title: text(),
  /** With a value, it identifies the button that was pressed. */
  name: text(),
  value: text(),
  type: choice(['SUBMIT', 'BUTTON'], 'SUBMIT'),
});

export type FormButtonModel = z.output<typeof formButtonModel>;
