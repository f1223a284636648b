import { z } from 'zod';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import type { Model } from './Model';

const LONG = 200_000;

/** The values of a model's fragments, as programs read and send them: fields left out stay, and `null` empties one. */
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
