import type { Json, Model } from '../../exporter/Exporter';

/** Forms of an example post to the example's own document, the only place that can show the answer. */
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
