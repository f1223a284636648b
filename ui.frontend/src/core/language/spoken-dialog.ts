import { t } from '../../../../shared/authoring/language/t';
import type { DialogField, DialogTab } from '../kit/dialogs/dialog';

/** A tab of a dialog as its author reads it: all that it says, in the author's language. */
export const spokenTab = ({ title, fields }: DialogTab): DialogTab => ({
  title: t(title),
  fields: fields.map(spokenField),
});

function spokenField(field: DialogField): DialogField {
  const { label, description } = field;
  const said = {
    ...field,
    label: t(label),
    ...(description !== undefined && { description: t(description) }),
  };
  switch (said.widget) {
    case 'text':
      return said.pattern
        ? { ...said, pattern: { ...said.pattern, message: t(said.pattern.message) } }
        : said;
    case 'select':
      return { ...said, options: said.options.map(({ value, text }) => ({ value, text: t(text) })) };
    case 'multifield':
      return { ...said, fields: said.fields.map(spokenField) };
    case 'focalpoint':
      return { ...said, crops: said.crops.map((crop) => ({ ...crop, text: t(crop.text) })) };
    case 'image':
      return said.crops
        ? { ...said, crops: said.crops.map((crop) => ({ ...crop, text: t(crop.text) })) }
        : said;
    default:
      return said;
  }
}
