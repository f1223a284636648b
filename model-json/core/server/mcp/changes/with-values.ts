import type { ContentNode } from '../../../../../ui.frontend/src/core/entries/editing';
import type { ComponentDialog } from '../content/dialog-of';
import { writeValues, type PlainValues } from '../content/form-values';
import { valuesSchema } from '../content/values-schema';
import { ToolRefusal } from '../refusals';

/** A component with values of its dialog. @throws ToolRefusal for values that the dialog would not save */
export function withValues(
  node: ContentNode,
  given: PlainValues,
  dialog: ComponentDialog | undefined,
  type: string,
  warnings: string[],
): ContentNode {
  if (Object.keys(given).length === 0) return node;
  if (!dialog)
    throw new ToolRefusal(
      'not-possible',
      `${type} has no dialog, so it has no values to set.`,
      'Leave values out, or ask a developer to give the component a dialog.',
    );
  const cure = 'See the schema of its values with get-aem-page-content-definition, and correct them.';
  const parsed = valuesSchema(dialog.fields).safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('/') || 'values'}: ${message}`,
    );
    throw new ToolRefusal(
      'invalid',
      `The values are not those of ${dialog.title}: ${faults.join('; ')}.`,
      cure,
    );
  }
  const written = writeValues(dialog.fields, node, parsed.data as PlainValues);
  const lines = (problems: typeof written.problems) =>
    problems.map(({ place, message }) => `${place}: ${message}`);
  if (written.problems.length > 0)
    throw new ToolRefusal(
      'invalid',
      `${dialog.title} would not be saved: ${lines(written.problems).join(' ')}`,
      cure,
    );
  warnings.push(...lines(written.warnings));
  return written.node;
}
