import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import type { ConvertedField } from './convert-field';
import type { DialogReport } from './DialogReport';
import type { Granite } from './Granite';

/** A field that was converted, with what it was and what was around it. */
export interface Found {
  readonly granite: Granite;
  readonly around: readonly Granite[];
  readonly converted: ConvertedField;
}

const TARGETS = [
  'cq-dialog-dropdown-showhide-target',
  'cq-dialog-checkbox-showhide-target',
  'cq-dialog-showhide-target',
];

/** The fields with the conditions under which AEM's dialog shows them. */
export function withConditions(
  found: readonly Found[],
  all: readonly Found[],
  report: DialogReport,
): DialogField[] {
  return found.map(({ granite, around, converted: { field, differences } }) => {
    const condition = conditionOf([...around, granite], all);
    if (typeof condition !== 'object') {
      report.convert(granite.widget, condition === undefined ? differences : [...differences, condition]);
      return field;
    }
    report.convert(granite.widget, differences);
    return { ...field, showWhen: condition };
  });
}

/** The condition of the innermost place that has one; in words, if ours cannot say it. */
function conditionOf(
  places: readonly Granite[],
  all: readonly Found[],
): NonNullable<DialogField['showWhen']> | string | undefined {
  const place = places.findLast((each) => each.data('showhidetargetvalue') !== undefined);
  const value = place?.data('showhidetargetvalue');
  const classes = place?.text('granite:class')?.split(/\s+/) ?? [];
  if (!place || value === undefined) return undefined;
  const by = all.find(({ granite }) =>
    TARGETS.some((name) => classes.includes((granite.data(name) ?? '').replace(/^\./, ''))),
  );
  const field = by?.converted.field;
  if (field?.widget === 'checkbox') return { name: field.name, is: value === 'true' };
  if (field?.widget !== 'select') return 'always shown, as what shows it is no choice or checkbox';
  return field.options.some((each) => each.value === value)
    ? { name: field.name, is: value }
    : `always shown, as it is for several values: ${value}`;
}
