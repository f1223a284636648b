import type { Choice, DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import type { Granite } from './Granite';

/** A field of our dialogs, and how it differs from what it was. */
export interface ConvertedField {
  readonly field: DialogField;
  readonly differences: readonly string[];
}

type Widget = DialogField extends infer F ? (F extends DialogField ? Omit<F, Base> : never) : never;
type Base = 'name' | 'label' | 'description' | 'feeds' | 'required' | 'isAddition' | 'showWhen';

interface Converted {
  readonly widget: Widget;
  readonly differences?: readonly string[];
}

/** What a widget becomes; a reason if that is not possible. */
type Converter = (granite: Granite) => Converted | string;

const text: Converter = (granite) => {
  const maxLength = granite.number('maxlength');
  return { widget: { widget: 'text', words: 'prose', ...(maxLength !== undefined && { maxLength }) } };
};

const choice: Converter = (granite) => {
  const options = optionsOf(granite);
  if (options.length === 0)
    return {
      widget: granite.is('multiple') ? { widget: 'texts', words: 'none' } : { widget: 'text', words: 'none' },
      differences: ['its choices come from a program, so that authors type the value'],
    };
  if (granite.is('multiple'))
    return { widget: { widget: 'texts', words: 'none' }, differences: ['authors type the values'] };
  const value = options.find(({ selected }) => selected)?.choice.value ?? granite.text('value');
  const isKnown = options.some(({ choice: each }) => each.value === value);
  return {
    widget: {
      widget: 'select',
      options: options.map(({ choice: each }) => each),
      ...(value !== undefined && isKnown && { value }),
    },
  };
};

/** A checkbox that writes something else than true and false is a choice of two. */
const checkbox: Converter = (granite) => {
  const [on, off] = [granite.text('value') ?? 'true', granite.text('uncheckedValue')];
  const isChecked = granite.is('checked');
  if (on === 'true') return { widget: { widget: 'checkbox', ...(isChecked && { value: true }) } };
  const options = [
    { value: off ?? '', text: 'No' },
    { value: on, text: 'Yes' },
  ];
  return {
    widget: { widget: 'select', options, value: options[isChecked ? 1 : 0]!.value },
    differences: ['a choice of No and Yes, as it writes other values than true and false'],
  };
};

const number: Converter = (granite) => {
  const entries = (['min', 'max', 'step', 'value'] as const).map((name) => [name, granite.number(name)]);
  return {
    widget: { widget: 'number', ...Object.fromEntries(entries.filter(([, each]) => each !== undefined)) },
  };
};

const path =
  (accepts?: string): Converter =>
  (granite) => ({
    widget: {
      widget: 'path',
      root: rootOf(granite.text('rootPath')),
      ...(granite.is('multiple') && { multiple: true }),
      ...(accepts !== undefined && { accepts }),
    },
    ...((granite.text('rootPath') ?? '').includes('${') && {
      differences: ['its root is computed; authors choose below /content'],
    }),
  });

const rootOf = (root: string | undefined): string =>
  root?.startsWith('/') === true && !root.includes('${') ? root : '/content';

const upload: Converter = (granite) => ({
  ...(path(granite.text('mimeTypes')?.includes('image') === false ? undefined : 'image/*')(
    granite,
  ) as Converted),
  differences: ['authors choose a file of the assets; they upload it there'],
});

const date: Converter = (granite) => ({
  widget: { widget: 'date', ...(granite.text('type') === 'datetime' && { withTime: true }) },
});

const typed =
  (what: string): Converter =>
  (granite) => ({
    widget: granite.is('multiple') ? { widget: 'texts', words: 'none' } : { widget: 'text', words: 'none' },
    differences: [`authors type ${what}`],
  });

const CONVERTERS: Readonly<Record<string, Converter>> = {
  'form/textfield': text,
  'form/textarea': (granite) => ({
    widget: {
      widget: 'textarea',
      words: 'prose',
      ...(granite.number('rows') !== undefined && { rows: granite.number('rows') }),
    } as Widget,
  }),
  'cq/gui/components/authoring/dialog/richtext': () => ({ widget: { widget: 'richtext' } }),
  'form/numberfield': number,
  'form/checkbox': checkbox,
  'form/switch': checkbox,
  'form/select': choice,
  'form/radiogroup': choice,
  'form/buttongroup': choice,
  'form/pathfield': path(),
  'form/pathbrowser': path(),
  'cq/gui/components/coral/common/form/pagefield': path(),
  'cq/gui/components/coral/common/form/assetfield': path(),
  'cq/experience-fragments/editor/components/xffield': path(),
  'dam/cfm/components/cfpicker': path(),
  'form/fileupload': upload,
  'cq/gui/components/authoring/dialog/fileupload': upload,
  'cq/gui/components/coral/common/form/tagfield': () => ({ widget: { widget: 'tags' } }),
  'form/datepicker': date,
  'form/colorfield': typed('the colour'),
  'form/autocomplete': typed('the values'),
  'form/userpicker': typed('the name'),
  'core/wcm/components/commons/editor/dialog/inherited/v1/inherited': () => ({
    widget: { widget: 'text', words: 'prose' },
    differences: ['it does not show what it inherits'],
  }),
  'core/wcm/components/commons/editor/dialog/childreneditor/v1/childreneditor': () => ({
    widget: { widget: 'panels' },
  }),
  'form/password': () => 'content is no place for passwords',
  'form/hidden': () => 'it writes a fixed value, which belongs to the component’s template',
};

/** Whether a widget is a field that writes a property. */
export const isField = ({ widget, name }: Granite): boolean =>
  name !== undefined || Object.hasOwn(CONVERTERS, widget);

/** The property that a field writes. */
export function nameOf(granite: Granite): string | undefined {
  if (granite.widget.endsWith('/childreneditor')) return 'cq:panelTitle';
  return (
    (granite.text('fileReferenceParameter') ?? granite.text('prop'))?.replace(/^\.\//, '') ?? granite.name
  );
}

/** A field of our dialogs from one of Granite UI; the reason if that is not possible. */
export function convertField(granite: Granite): ConvertedField | string {
  const name = nameOf(granite);
  if (name === undefined) return 'it has no name';
  if (/[${]/.test(name)) return 'its name is computed';
  const convert = CONVERTERS[granite.widget];
  if (!convert) return 'there is no such widget here';
  const converted = convert(granite);
  if (typeof converted === 'string') return converted;
  const description = plain(granite.text('fieldDescription'));
  return {
    field: {
      name,
      label: labelOf(granite, name),
      ...(description && { description }),
      ...(granite.is('required') && { required: true }),
      ...converted.widget,
    } as DialogField,
    differences: [...(converted.differences ?? []), ...differencesOf(granite)],
  };
}

export const labelOf = (granite: Granite, name: string): string =>
  plain(['fieldLabel', 'text', 'heading', 'emptyText'].map((each) => granite.text(each)).find(Boolean)) ??
  asWords(name);

/** `linkTarget` as `Link target`. */
const asWords = (name: string): string =>
  name
    .replace(/^.*[/:]/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Without the expressions that Granite UI would evaluate. */
const plain = (said: string | undefined): string | undefined =>
  said?.replace(/[$#]\{[^}]*\}/g, '').trim() || undefined;

/** What any field can have that ours do not. */
export function differencesOf(granite: Granite): string[] {
  const validation = granite.text('validation');
  return [
    granite.text('granite:hide') !== undefined && 'a policy cannot hide it by an expression',
    granite.child('granite:rendercondition') && 'shown without its render condition',
    validation !== undefined && `not checked by ${validation}`,
    (granite.text('value') ?? '').includes('${') && 'its first value is not computed',
    (granite.is('disabled') || granite.is('readonly')) && 'it can be changed',
  ].filter((each) => typeof each === 'string');
}

interface Option {
  readonly choice: Choice;
  readonly selected: boolean;
}

function optionsOf(granite: Granite): Option[] {
  return granite.items
    .map((item) => ({
      choice: {
        value: item.text('value') ?? '',
        text: plain(item.text('text')) ?? item.text('value') ?? 'None',
      },
      selected: item.is('selected') || item.is('checked'),
    }))
    .filter(({ choice: { value } }, i, all) => all.findIndex((each) => each.choice.value === value) === i);
}
