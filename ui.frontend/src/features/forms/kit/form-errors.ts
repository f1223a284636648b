import { z } from 'zod';
import type { ChildModel } from '../../../core/kit/models/container';
import { wordsWithLabel } from './field-words';
import { errorWords, fieldError } from './form-field';
import { controlId } from './form-ids';
import { text } from '../../../../../shared/models/schema';
import type { Words } from '../words';

const fieldModel = z.object({
  id: z.string(),
  error: fieldError(),
  title: text(),
  type: text(),
  requiredMessage: text(),
  constraintMessage: text(),
  min: text(),
  max: text(),
  items: z.array(z.unknown()).optional().catch(undefined),
});

export interface FieldProblem {
  /** Id of the control. */
  id: string;
  words: string;
}

/** Errors of the fields below a form, at any depth, in page order. */
export function fieldProblems(children: readonly ChildModel[], messages: Words): FieldProblem[] {
  return children.flatMap(({ model }) => (model ? problemsIn(model, messages) : []));
}

function problemsIn(model: Readonly<Record<string, unknown>>, messages: Words): FieldProblem[] {
  const field = fieldModel.safeParse(model);
  if (field.success && field.data.error) {
    const { id, type, title, error } = field.data;
    const words = errorWords(error, field.data, messages);
    return [{ id: controlId(id, type), words: wordsWithLabel(title, words) }];
  }
  const items = z.record(z.string(), z.record(z.string(), z.unknown())).safeParse(model[':items']);
  const order = z.array(z.string()).safeParse(model[':itemsOrder']);
  if (!items.success || !order.success) return [];
  return order.data.flatMap((name) => problemsIn(items.data[name] ?? {}, messages));
}
