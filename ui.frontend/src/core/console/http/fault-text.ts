import { SlingError } from './sling';
import { t } from '../../../../../shared/authoring/language/t';

/** A failure as a sentence for authors. */
export const faultText = (error: unknown): string =>
  error instanceof SlingError
    ? error.message
    : t('Something went wrong in this window: {error}', { error: String(error) });
