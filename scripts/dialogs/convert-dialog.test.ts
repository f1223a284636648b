import { PackageNode } from '../../model-json/core/filevault/assembling/PackageNode';
import { readDocView, type ViewNode } from '../../model-json/core/filevault/docview/read-docview';
import { docView } from '../../model-json/core/filevault/testing/make-package';
import { convertDialog } from './convert-dialog';
import { DialogReport } from './DialogReport';

const FORM = 'granite/ui/components/coral/foundation/form';

function add(node: PackageNode, view: ViewNode): void {
  node.isNamed = true;
  view.properties.forEach((value, name) => node.properties.set(name, value));
  for (const child of view.children) add(node.child(child.name), child);
}

/** Components by type: what their dialogs contain, and what they extend. */
function treeOf(
  components: Readonly<Record<string, readonly [dialog: string, superType?: string]>>,
): PackageNode {
  const tree = new PackageNode('/');
  for (const [type, [dialog, superType]] of Object.entries(components)) {
    const component = `/apps/${type}`
      .split('/')
      .filter(Boolean)
      .reduce((node, name) => node.child(name), tree);
    component.setType('cq:Component');
    if (superType !== undefined)
      component.properties.set('sling:resourceSuperType', {
        type: 'String',
        values: [superType],
        isList: false,
      });
    const inner = `<content jcr:primaryType="nt:unstructured"><items jcr:primaryType="nt:unstructured">${dialog}</items></content>`;
    add(
      component.child('cq:dialog'),
      readDocView(Buffer.from(docView('jcr:primaryType="nt:unstructured"', inner)))!.root,
    );
  }
  return tree;
}

const field = (name: string, widget: string, attributes = '', inner = '') =>
  `<${name} jcr:primaryType="nt:unstructured" sling:resourceType="${FORM}/${widget}" ${attributes}>${inner}</${name}>`;
const data = (attributes: string) => `<data jcr:primaryType="nt:unstructured" ${attributes}/>`;

function converted(dialog: string) {
  const report = new DialogReport();
  const tabs = convertDialog('acme/one', treeOf({ 'acme/one': [dialog] }), report);
  return { fields: tabs?.flatMap(({ fields }) => fields), report };
}

it('converts texts, numbers, checkboxes and choices with their checks and first values', () => {
  const options = `<items jcr:primaryType="nt:unstructured"><a jcr:primaryType="nt:unstructured" text="Left" value="l"/><b jcr:primaryType="nt:unstructured" text="Right" value="r" selected="{Boolean}true"/></items>`;
  const { fields, report } = converted(
    field('a', 'textfield', 'name="./title" fieldLabel="Title" required="{Boolean}true" maxlength="40"') +
      field('b', 'numberfield', 'name="./count" min="1" max="9"') +
      field('c', 'checkbox', 'name="./open" text="Open" value="true" checked="true"') +
      field('d', 'select', 'name="./side" fieldLabel="Side"', options),
  );
  expect(fields).toEqual([
    { name: 'title', label: 'Title', required: true, widget: 'text', words: 'prose', maxLength: 40 },
    { name: 'count', label: 'Count', widget: 'number', min: 1, max: 9 },
    { name: 'open', label: 'Open', widget: 'checkbox', value: true },
    {
      name: 'side',
      label: 'Side',
      widget: 'select',
      options: [
        { value: 'l', text: 'Left' },
        { value: 'r', text: 'Right' },
      ],
      value: 'r',
    },
  ]);
  expect(report.total).toEqual({ fields: 4, impossible: 0 });
});

it('merges what a component says into the dialog of its super type', () => {
  const base =
    field('a', 'textfield', 'name="./a" fieldLabel="A"') +
    field('b', 'textfield', 'name="./b" fieldLabel="B" required="true"') +
    field('c', 'textfield', 'name="./c" fieldLabel="C"');
  const own =
    '<a jcr:primaryType="nt:unstructured" sling:hideResource="{Boolean}true"/>' +
    '<b jcr:primaryType="nt:unstructured" sling:hideProperties="[required]" fieldLabel="Better"/>' +
    field('d', 'textfield', 'name="./d" fieldLabel="D" sling:orderBefore="c"');
  const tree = treeOf({ 'acme/base': [base], 'acme/one': [own, 'acme/base'] });
  const [tab] = convertDialog('acme/one', tree, new DialogReport())!;
  expect(tab?.fields.map(({ label, required }) => [label, required])).toEqual([
    ['Better', undefined],
    ['D', undefined],
    ['C', undefined],
  ]);
});

it('converts lists of values and of entries', () => {
  const inner = `<field jcr:primaryType="nt:unstructured" name="./links"><items jcr:primaryType="nt:unstructured">${field('a', 'pathfield', 'name="link" rootPath="/content/acme"')}${field('b', 'textfield', 'name="./text" required="true"')}</items></field>`;
  const { fields } = converted(
    field('one', 'multifield', 'composite="{Boolean}true" fieldLabel="Links"', inner) +
      field('two', 'multifield', 'fieldLabel="Names"', field('field', 'textfield', 'name="./names"')),
  );
  expect(fields).toEqual([
    {
      name: 'links',
      label: 'Links',
      widget: 'multifield',
      fields: [
        { name: 'link', label: 'Link', widget: 'path', root: '/content/acme' },
        { name: 'text', label: 'Text', widget: 'text', words: 'prose', required: true },
      ],
    },
    { name: 'names', label: 'Names', widget: 'texts', words: 'prose' },
  ]);
});

it('shows a field while a choice has its value', () => {
  const grant = (attributes: string) => data(attributes).replace('<data', '<granite:data');
  const options =
    '<items jcr:primaryType="nt:unstructured"><a jcr:primaryType="nt:unstructured" text="List" value="list"/></items>';
  const { fields } = converted(
    field('a', 'select', 'name="./from"', grant('cq-dialog-dropdown-showhide-target=".from"') + options) +
      field('b', 'textfield', 'name="./query" granite:class="x from"', grant('showhidetargetvalue="list"')),
  );
  expect(fields?.[1]?.showWhen).toEqual({ name: 'from', is: 'list' });
});

it('says of each field what differs, and why one cannot be converted', () => {
  const { fields, report } = converted(
    field('a', 'textfield', 'name="./id" validation="html-id"') +
      field('b', 'hidden', 'name="./kind" value="x"') +
      field('c', 'hidden', 'name="./kind@Delete"') +
      field('d', 'heading', 'text="About"') +
      '<e jcr:primaryType="nt:unstructured" sling:resourceType="granite/ui/components/coral/foundation/include" path="/mnt/overlay/acme/none"/>' +
      '<f jcr:primaryType="nt:unstructured" sling:resourceType="acme/widgets/slider" name="./slide"/>',
  );
  expect(fields?.map(({ name }) => name)).toEqual(['id']);
  expect(report.total).toEqual({ fields: 4, impossible: 3 });
  expect(report.lines().join('\n')).toMatch(
    /25\.0 %[^]*fixed value[^]*no package has \/mnt\/overlay\/acme\/none[^]*no such widget[^]*not checked by html-id/,
  );
});
