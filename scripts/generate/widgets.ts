import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { focalPointPattern } from '../../shared/models/focal-point';
import { unstructured, type DocNode, type NamedNode } from './docview';
import { container, data, formField, granite, nodeName, postHint, withItems, type Place } from './granite';
import { panelChoice } from './panel-choice';
import { pathWidget, upload } from './path-widget';
import { richTextConfig } from './rich-text';

type Of<W extends DialogField['widget']> = Extract<DialogField, { widget: W }>;
type Draw<W extends DialogField['widget']> = (field: Of<W>, place: Place) => readonly NamedNode[];

/** The nodes of a field: that of its widget, and the hidden ones that tell the Sling POST servlet its type. */
export const widgetNodes = (field: DialogField, place: Place): readonly NamedNode[] =>
  (widgets[field.widget] as Draw<DialogField['widget']>)(field as never, place);

/** The widgets that a dialog can use. */
export const isWidget = (name: string): name is DialogField['widget'] => Object.hasOwn(widgets, name);

const one = (field: DialogField, node: DocNode): NamedNode => [nodeName(field.name), node];

/** AEM has no point picker: authors type the point, which is validated. */
function focalPoint(
  { name, label, description }: Pick<DialogField, 'name' | 'label' | 'description'>,
  place: Place,
): DocNode {
  return textField(
    {
      widget: 'text',
      name,
      label,
      description: `${description ?? ''} Percent from the left and from the top, as in 30,40.`.trim(),
      pattern: {
        value: focalPointPattern,
        message: 'Two whole numbers from 0 to 100 with a comma between them, as in 30,40',
      },
      feeds: [],
    },
    place,
  );
}

const textField = (field: Of<'text'>, place: Place): DocNode =>
  unstructured(
    formField(field, granite('form/textfield'), place, { maxlength: field.maxLength }),
    data({
      'ventora-pattern': field.pattern?.value,
      'ventora-pattern-message': field.pattern?.message,
    }),
  );

const widgets: { [W in DialogField['widget']]: Draw<W> } = {
  text: (field, place) => [one(field, textField(field, place))],
  texts: (field, place) => {
    const { name, ...around } = formField(field, granite('form/multifield'), place, { deleteHint: true });
    const entry = unstructured({ 'sling:resourceType': granite('form/textfield'), name });
    return [
      one(field, unstructured(around, [['field', entry]])),
      postHint(field, place, 'TypeHint', 'String[]'),
    ];
  },
  textarea: (field, place) => [
    one(
      field,
      unstructured(
        formField(field, granite('form/textarea'), place, { rows: field.rows, maxlength: field.maxLength }),
      ),
    ),
  ],
  richtext: (field, place) => [
    one(
      field,
      unstructured(
        formField(field, 'cq/gui/components/authoring/dialog/richtext', place, {
          useFixedInlineToolbar: true,
        }),
        richTextConfig,
      ),
    ),
  ],
  number: (field, place) => {
    const { min, max, step, value } = field;
    const whole = [min, max, step, value].every((each) => each === undefined || Number.isInteger(each));
    const type = formField(field, granite('form/numberfield'), place, { min, max, step, value });
    return [one(field, unstructured(type)), postHint(field, place, 'TypeHint', whole ? 'Long' : 'Double')];
  },
  checkbox: (field, place) => {
    const { fieldLabel, ...rest } = formField(field, granite('form/checkbox'), place, {
      checked: field.value ?? false,
      value: true,
      // Without it an unticked box would store nothing, and be ticked again if that is the default.
      uncheckedValue: false,
    });
    return [
      one(field, unstructured({ ...rest, text: fieldLabel })),
      postHint(field, place, 'TypeHint', 'Boolean'),
    ];
  },
  select: (field, place) => {
    const options = field.options.map(({ value, text }): NamedNode => [
      nodeName(value) || 'none',
      unstructured({ value, text, selected: value === field.value ? true : undefined }),
    ]);
    const optional = field.options.some(({ value }) => value === '');
    const select = formField(field, granite('form/select'), place, { deleteHint: optional || undefined });
    // An option without a value removes the property.
    const hints = optional ? [postHint(field, place, 'IgnoreBlanks', 'true')] : [];
    return [one(field, withItems(select, options)), ...hints];
  },
  date: (field, place) => [
    one(
      field,
      unstructured(
        formField(
          field,
          granite('form/datepicker'),
          place,
          field.withTime
            ? { type: 'datetime', typeHint: 'Date' }
            : { type: 'date', valueFormat: 'YYYY-MM-DD', typeHint: 'String' },
        ),
      ),
    ),
  ],
  path: pathWidget,
  link: (field, place) => {
    const folder = field.name.slice(0, field.name.lastIndexOf('/') + 1);
    const page = formField(field, 'cq/gui/components/coral/common/form/pagefield', place, {
      rootPath: '/content',
      nodeTypes: 'dam:Asset, nt:file, cq:Page',
    });
    const target = unstructured({
      'sling:resourceType': granite('form/checkbox'),
      name: `${place.base}${folder}linkTarget`,
      text: 'Opens in a new tab',
      value: '_blank',
      uncheckedValue: '_self',
    });
    return [one(field, unstructured(page)), [`${nodeName(field.name)}-target`, target]];
  },
  image: (field, place) => {
    const alt: Of<'text'> = {
      widget: 'text',
      name: `${field.name}/alt`,
      label: 'Alternative text',
      description: 'What the picture says to those who do not see it.',
      feeds: [],
    };
    const point = { label: 'Focal point', description: 'What stays in view where the picture is cropped.' };
    return [
      one(
        field,
        withItems({ 'sling:resourceType': granite('form/fieldset'), 'jcr:title': field.label }, [
          [
            'fileReference',
            upload({ ...field, name: `${field.name}/fileReference`, feeds: [] }, place, 'image/*'),
          ],
          ['alt', textField(alt, place)],
          ['focalPoint', focalPoint({ ...point, name: `${field.name}/focalPoint` }, place)],
        ]),
      ),
    ];
  },
  focalpoint: (field, place) => [one(field, focalPoint(field, place))],
  tags: (field, place) => [
    one(
      field,
      unstructured(
        formField(field, 'cq/gui/components/coral/common/form/tagfield', place, {
          multiple: true,
          rootPath: '/content/cq:tags',
          deleteHint: true,
        }),
      ),
    ),
    postHint(field, place, 'TypeHint', 'String[]'),
  ],
  multifield: (field, place) => {
    const { name, ...around } = formField(field, granite('form/multifield'), place, {
      composite: true,
      deleteHint: true,
    });
    const inside = { base: '', hideable: place.hideable };
    const entry = container(
      { name },
      field.fields.flatMap((each) => widgetNodes(each, inside)),
    );
    const limit = field.max === undefined ? undefined : String(field.max);
    return [
      one(
        field,
        unstructured(
          limit
            ? { ...around, validation: [around.validation ?? [], 'ventora.max-entries'].flat() as string[] }
            : around,
          [...data({ 'ventora-max-entries': limit }), ['field', entry]],
        ),
      ),
    ];
  },
  // Core Components' list of children: adding, sorting and deleting them, with the title of each.
  panels: (field) => [
    one(
      field,
      unstructured({
        'sling:resourceType': 'core/wcm/components/commons/editor/dialog/childreneditor/v1/childreneditor',
        fieldLabel: field.label,
      }),
    ),
  ],
  panel: panelChoice,
};
