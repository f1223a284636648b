import { z } from 'zod';
import { chosenSettings } from '../../kit/library/chosen-settings';
import { count, text } from '../../../../../shared/models/schema';

/** The switches of the component library, and the current choices. */
export const librarySwitchesModel = z.object({
  id: text(),
  /** Number of the page's examples; without any there is nothing to switch. */
  exampleCount: count(),
  settings: chosenSettings(),
});

export type LibrarySwitchesModel = z.output<typeof librarySwitchesModel>;
