import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';
import { fieldSettingsModel } from '../widgets/shared/view/field-settings.model';

/** The search of the whole site, for its header. */
export const searchBoxModel = z.object({ id: text(), ...fieldSettingsModel });

export type SearchBoxModel = z.output<typeof searchBoxModel>;
