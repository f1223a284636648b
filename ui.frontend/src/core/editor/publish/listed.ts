import { t } from '../../../../../shared/authoring/language/t';
import { listText } from '../../../../../shared/authoring/language/locale';

/** Maximum number of places named in a sentence. */
const MANY = 4;

/** `a`, `a and b`, `a, b, c, d and 3 more`. */
export function listed(names: readonly string[]): string {
  const shown =
    names.length > MANY
      ? [...names.slice(0, MANY), t('{count} more', { count: names.length - MANY })]
      : names;
  return listText(shown);
}
