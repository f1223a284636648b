import { z } from 'zod';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import {
  checkValues,
  fragmentTabs,
  readFields,
  type ContentNode,
  type Problem,
} from '../../../../../ui.frontend/src/core/entries/editing';
import { descendant } from '../../../exporter/shared/assets';
import type { Resource } from '../../../repository/Resource';
import type { Model } from '../../fragments/models/Model';
import type { PlainValues, Written } from './form-values';

const LONG = 200_000;

/** The values of a model's fragments, as agents read and send them: fields left out stay, and `null` empties one. */
export const fragmentSchema = ({ fields }: Model): z.ZodObject =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, described(field).optional()])));

function described(field: ModelField): z.ZodType {
  const { label, description, required, multiple, root, type, pattern, options, mimeType } = field;
  const one = valueOf(field);
  const value = multiple ? z.array(one).max(500) : one;
  const hints = [
    description,
    required && 'Required.',
    root && `A path below ${root}.`,
    pattern?.message,
    options && `One of: ${options.map((each) => `${each.value} (${each.text})`).join(', ')}.`,
    mimeType === 'text/html' && 'HTML.',
    type.startsWith('date') && 'ISO 8601.',
    type === 'tag' && 'A tag id.',
  ];
  const said = hints.filter(Boolean).join(' ');
  const whole = required ? value : value.nullable();
  return whole.meta({ title: label, ...(said && { description: said }) });
}

/** The form of the editor checks patterns and what is required; a schema says the rest of what it takes. */
function valueOf({ type, multiple, options = [], min, max, maxLength }: ModelField): z.ZodType {
  switch (type) {
    case 'number': {
      const least = min === undefined ? z.number() : z.number().min(min);
      return max === undefined ? least : least.max(max);
    }
    case 'boolean':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'date-time':
      return z.iso.datetime({ offset: true, local: true });
    case 'enumeration':
      return z.enum(options.map(({ value }) => value));
    default:
      return z.string().max(multiple ? LONG : (maxLength ?? LONG));
  }
}

/** The values of a fragment's master, without empty ones. */
export function fragmentValues({ fields }: Model, fragment: Resource): PlainValues {
  const properties = descendant(fragment, 'jcr:content/data/master')?.properties ?? {};
  return Object.fromEntries(
    fields.flatMap(({ name }) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
  );
}

/** What the form of the editor would complain about: as far as given values are to blame, and else. */
export function fragmentProblems(
  model: Model,
  before: PlainValues,
  given: PlainValues,
): Pick<Written, 'problems' | 'warnings'> {
  const fields = fragmentTabs({ ...model, fields: model.fields.map(withPattern) }, false).flatMap(
    (tab) => tab.fields,
  );
  const now = readFields(fields, { ...before, ...given } as ContentNode);
  const found = checkValues(fields, now);
  const isGiven = ({ place }: Problem) => Object.hasOwn(given, place);
  return {
    problems: found.filter(isGiven),
    warnings: found.filter((problem) => !isGiven(problem)),
  };
}

/** A pattern that is none, as content from elsewhere can have, checks nothing. */
function withPattern({ pattern, ...field }: ModelField): ModelField {
  try {
    return pattern && new RegExp(pattern.value) ? { ...field, pattern } : field;
  } catch {
    return field;
  }
}
