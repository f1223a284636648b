import { z } from 'zod';
import type { DialogField } from '../../../../../ui.frontend/src/core/entries/editing';

/** Longer texts are no texts: a property of the content has no limit of its own. */
const MOST_CHARACTERS = 200_000;
const MOST_ENTRIES = 500;

/** The values of a dialog, as agents read and send them: fields left out stay as they are, and `null` empties one. */
export function valuesSchema(fields: readonly DialogField[]): z.ZodObject {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, described(field).optional()])));
}

function described(field: DialogField): z.ZodType {
  const { label, description, required, showWhen } = field;
  const hints = [
    description,
    required && 'Required.',
    showWhen && `Only used while ${showWhen.name} is ${JSON.stringify(showWhen.is)}.`,
    HINTS[field.widget],
    field.widget === 'path' && `A path below ${field.root}.`,
  ];
  const said = hints.filter(Boolean).join(' ');
  return schemaOf(field)
    .nullable()
    .meta({ title: label, ...(said && { description: said }) });
}

const HINTS: Partial<Record<DialogField['widget'], string>> = {
  richtext: 'HTML.',
  date: 'ISO 8601.',
  tags: 'Tag ids.',
  focalpoint: 'Two whole percentages, from the left and from the top: 30,40.',
};

const text = (most = MOST_CHARACTERS) => z.string().max(most);
const texts = z.array(text()).max(MOST_ENTRIES);

function schemaOf(field: DialogField): z.ZodType {
  switch (field.widget) {
    case 'text':
    case 'textarea':
      return text(field.maxLength);
    case 'texts':
    case 'tags':
      return texts;
    case 'number': {
      const least = field.min === undefined ? z.number() : z.number().min(field.min);
      return field.max === undefined ? least : least.max(field.max);
    }
    case 'checkbox':
      return z.boolean();
    case 'select':
      return z.enum(field.options.map(({ value }) => value) as [string, ...string[]]);
    case 'path':
    case 'panel':
      return field.multiple ? texts : text(2000);
    case 'link':
      return z.strictObject({
        url: text(2000).describe('A page’s path, or an address with https://, mailto: or tel:.'),
        target: z.enum(['', '_blank']).optional(),
      });
    case 'image':
      return z.strictObject({
        fileReference: text(2000).describe('The path of an asset below /content/dam.'),
        alt: text(2000).optional(),
        isDecorative: z.boolean().optional(),
        altValueFromDAM: z.boolean().optional(),
        focalPoint: text(20).optional(),
      });
    case 'multifield':
      return z.array(valuesSchema(field.fields)).max(field.max ?? MOST_ENTRIES);
    default:
      return text();
  }
}
