import { z } from 'zod';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import { descendant } from '../../../exporter/shared/assets';
import type { Resource } from '../../../repository/Resource';
import type { Model } from '../../fragments/models/Model';
import type { PlainValues } from './form-values';

const LONG = 200_000;

/** The values of a model's fragments, as agents read and send them: fields left out stay, and `null` empties one. */
export const fragmentSchema = ({ fields }: Model): z.ZodObject =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, described(field).optional()])));

function described(field: ModelField): z.ZodType {
  const { label, description, required, multiple, root, type } = field;
  const one = valueOf(field);
  const value = multiple ? z.array(one).max(500) : one;
  const hints = [
    description,
    required && 'Required.',
    root && `A path below ${root}.`,
    type === 'long-text' && 'HTML.',
    type.startsWith('date') && 'ISO 8601.',
    type === 'tag' && 'A tag id.',
  ];
  const said = hints.filter(Boolean).join(' ');
  const whole = required ? value : value.nullable();
  return whole.meta({ title: label, ...(said && { description: said }) });
}

function valueOf({ type, required }: ModelField): z.ZodType {
  switch (type) {
    case 'number':
      return z.number();
    case 'boolean':
      return z.boolean();
    case 'date':
      return z.iso.date();
    case 'date-time':
      return z.iso.datetime({ offset: true, local: true });
    default: {
      const text = z.string().max(LONG);
      return required ? text.min(1, { error: 'is required; give it a text' }) : text;
    }
  }
}

/** The values of a fragment's master, without empty ones. */
export function fragmentValues({ fields }: Model, fragment: Resource): PlainValues {
  const properties = descendant(fragment, 'jcr:content/data/master')?.properties ?? {};
  return Object.fromEntries(
    fields.flatMap(({ name }) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
  );
}
