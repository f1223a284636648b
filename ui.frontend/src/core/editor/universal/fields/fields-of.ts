import type { UniversalField } from '../../../../../../shared/authoring/universal-field';
import type { Definitions } from '../frame/Definitions';
import type { Item } from '../frame/items';

/** The kind of field for a text or picture that is marked on the page. */
const KINDS: Readonly<Record<string, string>> = {
  text: 'text',
  richtext: 'richtext',
  media: 'reference',
  reference: 'aem-content',
};

/**
 * The fields of an item: its model's, or, without a model, one for each text or picture that is marked in it.
 *
 * @returns undefined if the page names a model that it does not define
 */
export function fieldsOf(
  { editable, properties }: Pick<Item, 'editable' | 'properties'>,
  { models }: Definitions,
): readonly UniversalField[] | undefined {
  if (editable.model !== '') return models.get(editable.model);
  return properties.flatMap(({ prop, type, label }) => {
    const component = KINDS[type];
    return prop === '' || component === undefined ? [] : [{ component, name: prop, label: label || prop }];
  });
}
