import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';
import { sanitise, type SafeHtml } from '../../kit/html/SafeHtml';

const value = z.union([z.string(), z.number(), z.boolean()]);

const element = z
  .object({
    title: text(),
    value: z.preprocess((v) => v ?? undefined, z.union([value, z.array(value)]).optional()),
    /** `string`, `calendar`, `boolean`, `double`, … */
    dataType: text(),
    /** MIME type of a text, else a repetition of the data type. */
    ':type': text(),
  })
  .transform(({ value: raw, ':type': type, ...rest }) => {
    const values = (Array.isArray(raw) ? raw : [raw]).filter(
      (each): each is string | number | boolean => each !== undefined && each !== '',
    );
    const html: SafeHtml | undefined =
      type === 'text/html' && typeof raw === 'string' && raw !== '' ? sanitise(raw) : undefined;
    return { ...rest, values: html ? [] : values, html, isMultiple: Array.isArray(raw) };
  });

/** The keys of a content fragment, alone or in a list. */
export const fragmentShape = {
  title: text(),
  description: text(),
  /** Path of its model, `mysite/models/machine`. */
  model: text(),
  elements: z.preprocess((v) => v || undefined, z.record(z.string(), element).default({})),
  elementsOrder: z.preprocess((v) => v || undefined, z.array(z.string()).default([])),
};

export type FragmentModel = z.output<z.ZodObject<typeof fragmentShape>>;
export type FragmentElementModel = FragmentModel['elements'][string];

/** A fragment's elements with a value, in order. */
export const shownElements = ({ elements, elementsOrder }: FragmentModel) =>
  elementsOrder.flatMap((name) => {
    const found = elements[name];
    return found && (found.html || found.values.length > 0) ? [{ name, ...found }] : [];
  });
