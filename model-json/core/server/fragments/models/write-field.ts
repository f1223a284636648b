import type { EditedField, FieldOption, ModelField } from '../../../../../shared/authoring/fragment-model';
import { MULTIPLE_TYPES } from '../../../../../shared/authoring/fragment-model';
import { isNode, type NodeJson } from '../../../repository/node-json';
import { STORED_TYPES } from './field-types';

/**
 * The node of a field with other settings. What the settings do not say stays as it is: properties, nodes and spellings
 * that this editor does not know.
 *
 * @param stored its node; undefined for a new field
 * @param before the settings that were read from it
 */
export function fieldNode(
  stored: NodeJson | undefined,
  before: ModelField | undefined,
  after: EditedField,
): NodeJson {
  const node = stored ? structuredClone(stored) : newNode(after);
  const differs = (name: keyof ModelField) => said(before?.[name]) !== said(after[name]);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') delete node[name];
    else node[name] = value;
  };
  if (differs('name')) set('name', after.name);
  if (differs('label')) set('fieldLabel', after.label);
  if (differs('description')) set('fieldDescription', after.description);
  if (after.isForeign) return node;
  if (differs('required')) set('required', after.required ? 'on' : undefined);
  if (differs('placeholder')) set('emptyText', after.placeholder);
  if (differs('root')) set('rootPath', after.root);
  if (differs('mimeType')) set('default-mime-type', after.mimeType);
  if (differs('translatable')) set('translatable', String(after.translatable ?? false));
  if (differs('maxLength')) set('maxlength', textOf(after.maxLength));
  if (differs('pattern')) {
    set('validationPattern', after.pattern?.value);
    set('validationMessage', after.pattern?.message);
  }
  if (differs('min') || differs('max')) limit(node, after);
  if (differs('options'))
    node['optionsmultifield'] = optionsNode(node['optionsmultifield'], after.options ?? []);
  if (differs('initial')) set(after.type === 'boolean' ? 'checked' : 'value', textOf(after.initial));
  if (differs('multiple')) setMultiple(node, after);
  if (after.multiple && (differs('multiple') || isNode(node['field']))) keepInner(node, after);
  return node;
}

/** A setting as text, to compare; one that says nothing is like none. */
const said = (value: ModelField[keyof ModelField]): string | undefined =>
  value === false || value === '' ? undefined : JSON.stringify(value);

const UNSTRUCTURED = { 'jcr:primaryType': 'nt:unstructured' };

function newNode({ type, multiple }: EditedField): NodeJson {
  const { metaType, valueType, resourceType, more } = STORED_TYPES[type];
  return {
    ...UNSTRUCTURED,
    'sling:resourceType': resourceType,
    metaType,
    valueType,
    ...more,
    renderReadOnly: 'false',
    showEmptyInReadOnly: 'true',
    ...(type === 'enumeration' && {
      emptyOption: 'true',
      datasource: {
        ...UNSTRUCTURED,
        'sling:resourceType': 'dam/cfm/admin/components/datasources/optionrendererenumeration',
        variant: 'default',
      },
    }),
    ...(multiple && type === 'tag' && { multiple: 'true' }),
  };
}

const textOf = (value: string | number | boolean | undefined): string | undefined =>
  value === undefined || value === false ? undefined : String(value);

function setMultiple(node: NodeJson, { type, multiple }: EditedField): void {
  if (!MULTIPLE_TYPES.has(type)) return;
  const { valueType, resourceType, multiple: several = resourceType } = STORED_TYPES[type];
  node['valueType'] = multiple ? `${valueType}[]` : valueType;
  node['sling:resourceType'] = multiple ? several : resourceType;
  if (!multiple) delete node['field'];
}

/** AEM draws each of several values with a field inside the list, which repeats some settings. */
function keepInner(node: NodeJson, { name, type, root, maxLength }: EditedField): void {
  if (!MULTIPLE_TYPES.has(type)) return;
  const inner = isNode(node['field']) ? node['field'] : UNSTRUCTURED;
  node['field'] = {
    ...inner,
    'sling:resourceType': STORED_TYPES[type].resourceType,
    name,
    renderReadOnly: 'false',
    ...(root && { rootPath: root }),
    ...(maxLength !== undefined && { maxlength: String(maxLength) }),
  };
}

/** AEM's names for the limits of a number. */
function limit(node: NodeJson, { min, max }: ModelField): void {
  const data: NodeJson = isNode(node['granite:data']) ? { ...node['granite:data'] } : { ...UNSTRUCTURED };
  delete data['number-min'];
  delete data['number-max'];
  if (min !== undefined) data['number-min'] = String(min);
  if (max !== undefined) data['number-max'] = String(max);
  node['granite:data'] = data;
  const kind = min === undefined ? 'max' : max === undefined ? 'min' : 'interval';
  if (min === undefined && max === undefined) delete node['validation'];
  else node['validation'] = `cfm.validation.number.${kind}`;
}

/** The choices in order. One whose value is not new keeps what else is stored of it. */
function optionsNode(stored: NodeJson[string] | undefined, options: readonly FieldOption[]): NodeJson {
  const before = Object.entries(isNode(stored) ? stored : UNSTRUCTURED);
  const known = new Map(before.flatMap(([, each]) => (isNode(each) ? [[each['fieldValue'], each]] : [])));
  return {
    ...Object.fromEntries(before.filter(([, each]) => !isNode(each))),
    ...Object.fromEntries(
      options.map(({ value, text }, i) => [
        `item${i}`,
        { ...UNSTRUCTURED, ...known.get(value), fieldLabel: text, fieldValue: value },
      ]),
    ),
  };
}
