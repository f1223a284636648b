import { spokenTab } from '../../../language/spoken-dialog';
import { t } from '../../../../../../shared/authoring/language/t';
import type { UniversalField, UniversalOptions } from '../../../../../../shared/authoring/universal-field';
import type { DialogField, DialogTab } from '../../../kit/dialogs/dialog';
import { objectOf } from '../frame/Editable';

/** The form for the fields of a model. */
export interface ModelForm {
  readonly tabs: readonly DialogTab[];
  /** Fields that this editor has no widget for, or whose values it would not keep. */
  readonly unknown: readonly UniversalField[];
}

/** The form for the fields of a model in `component-models.json`, in the author's language; `tab` begins a tab. */
export function formOf(fields: readonly UniversalField[]): ModelForm {
  const tabs: { title: string; fields: DialogField[] }[] = [{ title: '', fields: [] }];
  const unknown: UniversalField[] = [];
  for (const field of fields) {
    const drawn = field.component === 'tab' ? undefined : dialogField(field);
    if (field.component === 'tab') tabs.push({ title: field.label, fields: [] });
    else if (drawn) tabs.at(-1)?.fields.push(drawn);
    else unknown.push(field);
  }
  return { tabs: tabs.filter((tab) => tab.fields.length > 0).map(spokenTab), unknown };
}

/** What all fields have, whatever their widget. */
interface Base {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly required?: true;
  readonly showWhen?: { readonly name: string; readonly is: string | boolean };
}

function dialogField(field: UniversalField): DialogField | undefined {
  const { name, label, description, required } = field;
  const showWhen = conditionOf(field.condition);
  return withWidget(field, {
    ...{ name, label: labelOf(label) },
    ...(description !== undefined && { description }),
    ...(required && { required }),
    ...(showWhen && { showWhen }),
  });
}

/** The server makes one label of two words. */
function labelOf(label: string): string {
  const [, picture] = /^(.+): alternative text$/.exec(label) ?? [];
  return picture === undefined ? label : t('{label}: alternative text', { label: t(picture) });
}

/** Adds what depends on the kind of field; undefined if there is no widget for it. */
function withWidget(field: UniversalField, base: Base): DialogField | undefined {
  const { component, valueType, multi, validation = {}, options = [], value } = field;
  const number = (name: string) => numberIn(validation[name]);
  switch (component) {
    case 'text':
    case 'text-input':
    case 'text-area':
      if (multi) return { ...base, widget: 'texts' };
      return { ...base, widget: 'text', ...lengthOf(number('maxLength')), ...patternOf(validation) };
    case 'boolean':
      return { ...base, widget: 'checkbox', ...(typeof value === 'boolean' && { value }) };
    case 'date-time':
    case 'date':
      return { ...base, widget: 'date', ...(valueType !== 'date' && { withTime: true }) };
    case 'reference':
      return { ...base, ...pathTo(validation, '/content/dam', multi) };
    case 'aem-content':
    case 'aem-content-fragment':
    case 'aem-experience-fragment':
      return { ...base, ...pathTo(validation, '/content', multi) };
    case 'aem-tag':
      return { ...base, widget: 'tags' };
    case 'container':
      return entriesOf(field, base);
    case 'multiselect':
    case 'checkbox-group':
      return { ...base, widget: 'texts', options: choicesOf(options) };
  }
  if (multi && component === 'select') return { ...base, widget: 'texts', options: choicesOf(options) };
  // There are no lists of these here.
  if (multi) return undefined;
  switch (component) {
    case 'richtext':
      return { ...base, widget: 'richtext' };
    case 'number': {
      const limits = limitsOf(number('numberMin'), number('numberMax'));
      return { ...base, widget: 'number', ...(typeof value === 'number' && { value }), ...limits };
    }
    case 'select':
    case 'radio-group':
      return {
        ...base,
        ...{ widget: 'select', options: choicesOf(options) },
        ...(typeof value === 'string' && { value }),
      };
    default:
      return undefined;
  }
}

/** A list of entries. Without `multi` a container only groups what is in it. An entry is sent whole, so all of it needs a widget. */
function entriesOf({ multi, fields = [] }: UniversalField, base: Base): DialogField | undefined {
  const inner = fields.map(dialogField).filter((each) => each !== undefined);
  return multi && inner.length === fields.length
    ? { ...base, widget: 'multifield', fields: inner }
    : undefined;
}

/** Options can be in groups, whose titles are left out. */
const choicesOf = (options: UniversalOptions): { readonly text: string; readonly value: string }[] =>
  options.flatMap(({ name, value, children }) => [
    ...(value === undefined ? [] : [{ text: name, value }]),
    ...choicesOf(children ?? []),
  ]);

type Validation = NonNullable<UniversalField['validation']>;

const numberIn = (given: unknown): number | undefined => (typeof given === 'number' ? given : undefined);

const lengthOf = (maxLength: number | undefined) => (maxLength === undefined ? {} : { maxLength });

const limitsOf = (min: number | undefined, max: number | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function patternOf({ regExp, customErrorMsg }: Validation) {
  if (typeof regExp !== 'string') return {};
  return { pattern: { value: regExp, message: String(customErrorMsg ?? regExp).replace(/\.$/, '') } };
}

const pathTo = ({ rootPath }: Validation, root: string, multi: true | undefined) => ({
  widget: 'path' as const,
  root: typeof rootPath === 'string' ? rootPath : root,
  ...(multi && { multiple: true }),
});

/** `{ "==": [{ "var": "type" }, "h1"] }`, as our definitions have it; fields with other conditions are always shown. */
function conditionOf(condition: object | undefined): Base['showWhen'] {
  const equal = objectOf(condition)['=='] ?? objectOf(condition)['==='];
  if (!Array.isArray(equal)) return undefined;
  const name = objectOf(equal[0])['var'];
  const is: unknown = equal[1];
  return typeof name === 'string' && (typeof is === 'string' || typeof is === 'boolean')
    ? { name, is }
    : undefined;
}
