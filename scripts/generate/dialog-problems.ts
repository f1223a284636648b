import type { Dialog, DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { knownRoots } from './known-roots';
import { isWidget } from './widgets';
import { messageOf } from '../../shared/checked/error-parts';

/** What is wrong with a dialog: the field's name, if any, and what would be right. */
export interface DialogProblem {
  field?: string;
  message: string;
}

/** Everything that would make a dialog unusable although it passes the type check. */
export function dialogProblems({ tabs }: Dialog): DialogProblem[] {
  const fields = tabs.flatMap((tab) => tab.fields);
  return [
    ...twice(tabs.map(({ title }) => title.toLowerCase())).map((title) => ({
      message: `two tabs are called "${title}"; give each a title of its own`,
    })),
    ...tabs.flatMap(({ title, fields: inside }) =>
      inside.length > 0 ? [] : [{ message: `the tab "${title}" has no fields; give it one or delete it` }],
    ),
    ...fieldsProblems(fields),
    ...fields.flatMap((field) =>
      said(
        field,
        conditionProblem(field, fields),
        panelProblem(field, fields),
        pictureProblem(field, fields),
        alignmentProblem(field, fields),
      ),
    ),
  ];
}

const said = (field: DialogField, ...messages: (string | undefined)[]): DialogProblem[] =>
  messages.flatMap((message) => (message === undefined ? [] : [{ field: field.name, message }]));

/** Of fields that write to the same node: a dialog's, or those of one multifield entry. */
function fieldsProblems(fields: readonly DialogField[]): DialogProblem[] {
  return [
    ...twice(fields.flatMap(written)).map((name) => ({
      field: name,
      message: `"${name}" is written by two fields; give each a name of its own`,
    })),
    ...fields.flatMap((field) => [
      ...said(field, nameProblem(field), textProblem(field), wordsProblem(field), widgetProblem(field)),
      ...(field.widget === 'multifield' ? entryProblems(field.name, field.fields) : []),
    ]),
  ];
}

function entryProblems(name: string, fields: readonly DialogField[]): DialogProblem[] {
  if (fields.length === 0) return [{ field: name, message: 'a multifield needs fields for its entries' }];
  const conditional = fields.filter(({ showWhen }) => showWhen);
  const message = `showWhen does not work in the entries of a multifield: AEM would show the field in all or none`;
  return [...fieldsProblems(fields), ...conditional.flatMap((field) => said(field, message))];
}

const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

/** Names of the form's fields, as sent to the Sling POST servlet. */
function written(field: DialogField): string[] {
  switch (field.widget) {
    case 'panels':
      return [];
    case 'link':
      return [field.name, field.name.replace(/[^/]*$/, 'linkTarget')];
    case 'image':
      return [`${field.name}/fileReference`, `${field.name}/alt`, `${field.name}/focalPoint`];
    default:
      return [field.name];
  }
}

function nameProblem({ name }: DialogField): string | undefined {
  if (name.split('/').every((part) => /^(?:(?:jcr|cq|sling|dam|dc):)?\w[\w.-]*$/.test(part))) return;
  return `"${name}" is not a path of a property below the component, such as "jcr:title" or "video/loop"`;
}

function textProblem({ label, description = '' }: DialogField): string | undefined {
  if (!label.trim()) return 'it has no label to tell authors what it is for';
  if (/[$#]\{/.test(label + description)) {
    return 'its label or description contains "${" or "#{", which Granite UI evaluates as an expression; write it without';
  }
}

function wordsProblem(field: DialogField): string | undefined {
  const isText = field.widget === 'text' || field.widget === 'texts' || field.widget === 'textarea';
  if (isText && !field.words)
    return `set its words: 'prose' is read by visitors, 'query' is typed by them, 'none' is neither`;
}

function widgetProblem(field: DialogField): string | undefined {
  if (!isWidget(field.widget)) return `there is no widget "${String((field as { widget: unknown }).widget)}"`;
  switch (field.widget) {
    case 'select':
      return optionsProblem(field);
    case 'texts':
      return field.options && 'its options are for models of other applications; AEM gets no field for them';
    case 'text':
      return field.pattern && patternProblem(field.pattern);
    case 'path':
      return rootProblem(field.root);
    case 'number':
      return numberProblem(field);
  }
}

function optionsProblem({ options, value }: Extract<DialogField, { widget: 'select' }>): string | undefined {
  if (options.length === 0) return 'it has no options';
  const [again] = twice(options.map((option) => option.value));
  if (again !== undefined) return `two options have the value "${again}"`;
  if (value !== undefined && !options.some((option) => option.value === value)) {
    return `its default "${value}" is not among its options: ${options.map((o) => `"${o.value}"`).join(', ')}`;
  }
}

function patternProblem({ value, message }: { value: string; message: string }): string | undefined {
  if (!message.trim()) return 'its pattern has no message; say what would be right';
  try {
    // As browsers interpret the attribute `pattern`.
    void new RegExp(`^(?:${value})$`, 'v');
  } catch (error) {
    return `its pattern is not a regular expression: ${messageOf(error)}`;
  }
}

function rootProblem(root: string): string | undefined {
  const known = knownRoots();
  if (known.has(root)) return;
  return `its root "${root}" is unknown; a root is a folder of the content tree, such as ${[...known].slice(0, 6).join(', ')}`;
}

type NumberField = Extract<DialogField, { widget: 'number' }>;

function numberProblem({ min = -Infinity, max = Infinity, value, step }: NumberField): string | undefined {
  if (min > max) return `its minimum ${min} is greater than its maximum ${max}`;
  if (step !== undefined && !(step > 0)) return `its step ${step} is not greater than 0`;
  if (value !== undefined && (value < min || value > max)) return `its default ${value} is out of range`;
}

function conditionProblem({ showWhen }: DialogField, fields: readonly DialogField[]): string | undefined {
  if (!showWhen) return;
  const other = fields.find(({ name }) => name === showWhen.name);
  if (!other) return `showWhen names "${showWhen.name}", which is not a field of this dialog`;
  if (other.widget === 'checkbox') {
    if (typeof showWhen.is === 'boolean') return;
    return `showWhen waits for "${showWhen.is}", but "${showWhen.name}" is a checkbox; wait for true or false`;
  }
  if (other.widget !== 'select') {
    return `showWhen names "${showWhen.name}", a ${other.widget}; only a select or a checkbox can show a field`;
  }
  if (other.options.some(({ value }) => value === showWhen.is)) return;
  const values = other.options.map(({ value }) => `"${value}"`).join(', ');
  return `showWhen waits for "${showWhen.is}", but "${showWhen.name}" can be ${values}`;
}

function panelProblem(field: DialogField, fields: readonly DialogField[]): string | undefined {
  if (field.widget !== 'panel' || fields.some(({ widget }) => widget === 'panels')) return;
  return 'a panel picker needs the list of panels in the same dialog: a field with widget "panels"';
}

function pictureProblem(field: DialogField, fields: readonly DialogField[]): string | undefined {
  if (field.widget !== 'focalpoint') return;
  const other = fields.find(({ name }) => name === field.of);
  if (other?.widget === 'path' && !other.multiple && other.accepts === 'image/*') return;
  return `its picture, "${field.of}", is not a field of this dialog that holds a single picture`;
}

function alignmentProblem(field: DialogField, fields: readonly DialogField[]): string | undefined {
  const inside = field.widget === 'multifield' ? field.fields : [field];
  for (const each of inside) {
    if (each.widget !== 'texts' || !each.per) continue;
    const { of, title } = each.per;
    const other = fields.find(({ name }) => name === of);
    if (other?.widget !== 'multifield' || other === field)
      return `"${each.name}" has one text for each entry of "${of}", which is not another multifield of this dialog`;
    if (!other.fields.some(({ name, widget }) => name === title && widget === 'text'))
      return `"${each.name}" is labelled by "${title}", which is not a text field in the entries of "${of}"`;
  }
}
