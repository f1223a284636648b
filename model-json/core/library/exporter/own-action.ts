import type { Json, Model } from '../../exporter/Exporter';

/** The forms of an example post to the example's own document: only there their answer can be seen. */
export function withOwnAction(model: Model, address: string): Model {
  const items = model[':items'];
  return {
    ...model,
    ...(typeof model.formStart === 'string' && { action: address }),
    ...(isModel(items) && {
      ':items': Object.fromEntries(
        Object.entries(items).map(([name, item]) => [
          name,
          isModel(item) ? withOwnAction(item, address) : item,
        ]),
      ),
    }),
  };
}

const isModel = (value: Json | undefined): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
