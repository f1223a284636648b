import type { FieldType } from '../../../../../shared/authoring/fragment-model';

/** How AEM stores a field of a type. */
interface StoredType {
  readonly metaType: string;
  /** With `[]` if it holds several values. */
  readonly valueType: string;
  readonly resourceType: string;
  /** Of a field with several values. */
  readonly multiple?: string;
  /** More properties that AEM's own editor writes. */
  readonly more?: Readonly<Record<string, string>>;
}

const FORM = 'granite/ui/components/coral/foundation/form';
const CFM = 'dam/cfm/models/editor/components';

const date = (type: string, displayedFormat: string): StoredType => ({
  metaType: 'date',
  valueType: `calendar/${type}`,
  resourceType: `${FORM}/datepicker`,
  more: { type, displayedFormat, valueFormat: 'YYYY-MM-DD[T]HH:mm:ss.000Z' },
});

const reference = (metaType: string, valueType: string, component: string): StoredType => ({
  metaType,
  valueType,
  resourceType: `${CFM}/${component}`,
  multiple: `${CFM}/${component}/multifield`,
  more: { filter: 'hierarchy', nameSuffix: 'contentReference' },
});

export const STORED_TYPES: Readonly<Record<FieldType, StoredType>> = {
  text: {
    metaType: 'text-single',
    valueType: 'string',
    resourceType: `${FORM}/textfield`,
    multiple: `${FORM}/multifield`,
  },
  'long-text': {
    metaType: 'text-multi',
    valueType: 'string/multiline',
    resourceType: 'dam/cfm/admin/components/authoring/contenteditor/multieditor',
  },
  number: {
    metaType: 'number',
    valueType: 'double',
    resourceType: `${FORM}/numberfield`,
    more: { typeHint: 'double', step: 'any' },
  },
  boolean: { metaType: 'boolean', valueType: 'boolean', resourceType: `${FORM}/checkbox` },
  date: date('date', 'YYYY-MM-DD'),
  'date-time': date('datetime', 'YYYY-MM-DD HH:mm'),
  enumeration: { metaType: 'enumeration', valueType: 'string', resourceType: `${FORM}/select` },
  tag: {
    metaType: 'tags',
    valueType: 'string[]',
    resourceType: 'cq/gui/components/coral/common/form/tagfield',
  },
  'content-reference': reference('reference', 'string/reference', 'contentreference'),
  'content-fragment': reference('fragment-reference', 'string/content-fragment', 'fragmentreference'),
};
