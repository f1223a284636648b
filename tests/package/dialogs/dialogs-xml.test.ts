/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentsFolder } from '../../../scripts/generate/component-files';
import { coreProperties } from '../../../scripts/generate/page-dialog';
import { pageProperties } from '../../../ui.frontend/src/core/editor/properties/page-properties.dialog';
import type { DialogField } from '../../../ui.frontend/src/core/kit/dialogs/dialog';
import { cases } from '../../contract/every-dialog';
import { allNodes, readDocView, type Node } from './docview-reader';

const folder = path.resolve(__dirname, '../../..', componentsFolder);
const read = (file: string) => readDocView(readFileSync(path.join(folder, file), 'utf8'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.xml'),
);

/** The AEM widgets that can implement each of ours. */
const foundation = 'granite/ui/components/coral/foundation/form/';
const drawnBy: Record<DialogField['widget'], string[]> = {
  text: [`${foundation}textfield`],
  texts: [`${foundation}multifield`],
  textarea: [`${foundation}textarea`],
  richtext: ['cq/gui/components/authoring/dialog/richtext'],
  number: [`${foundation}numberfield`],
  checkbox: [`${foundation}checkbox`],
  select: [`${foundation}select`],
  date: [`${foundation}datepicker`],
  path: [
    `${foundation}pathfield`,
    'cq/gui/components/coral/common/form/pagefield',
    'cq/gui/components/authoring/dialog/fileupload',
    'cq/experience-fragments/editor/components/xffield',
  ],
  link: ['cq/gui/components/coral/common/form/pagefield'],
  focalpoint: [`${foundation}textfield`],
  image: ['cq/gui/components/authoring/dialog/fileupload'],
  tags: ['cq/gui/components/coral/common/form/tagfield'],
  multifield: [`${foundation}multifield`],
  panels: ['core/wcm/components/commons/editor/dialog/childreneditor/v1/childreneditor'],
  panel: [`${foundation}hidden`, `${foundation}select`],
};

/** The properties that a dialog node posts: its own, or those of its entries. */
const posts = (node: Node): unknown[] => [
  node.properties.name,
  node.properties.fileReferenceParameter,
  node.children.find(({ name }) => name === 'field')?.properties.name,
];

const nodeOf = (field: DialogField, base: string, nodes: readonly Node[]): Node | undefined => {
  const name = base + field.name + (field.widget === 'image' ? '/fileReference' : '');
  return nodes.find((node) => {
    const type = node.properties['sling:resourceType'];
    const drawn = drawnBy[field.widget].includes(String(type));
    return drawn && (field.widget === 'panels' || posts(node).includes(name));
  });
};

const labelOf = ({ properties }: Node) =>
  String(properties.fieldLabel ?? properties.text ?? '').replace(/ \*$/, '');

describe.each(files)('%s', (file) => {
  it('is well-formed, has primary types, and uses valid node names', () => {
    const nodes = allNodes(read(file));
    expect(nodes.filter(({ name }) => !/^(?:(?:jcr|cq|granite):)?[\w-]+$/.test(name))).toEqual([]);
    expect(nodes.filter(({ properties }) => !properties['jcr:primaryType'])).toEqual([]);
  });
});

describe.each(cases.filter(({ dialog }) => dialog.tabs.length > 0))(
  '$component',
  ({ component, dialog, definition }) => {
    const root = read(`${component}/_cq_dialog/.content.xml`);
    const nodes = allNodes(root);
    const fields = dialog.tabs.flatMap((tab) => tab.fields);

    it('shows every field of the dialog, by its name, label and widget', () => {
      const shown = (field: DialogField) => {
        const node = nodeOf(field, './', nodes);
        return {
          field: field.name,
          label: node && field.widget !== 'image' ? labelOf(node) || field.label : node && field.label,
        };
      };
      expect(fields.map(shown)).toEqual(fields.map(({ name, label }) => ({ field: name, label })));
    });

    it('shows every field of its multifields’ entries', () => {
      const missing = fields.flatMap((field) => {
        if (field.widget !== 'multifield') return [];
        const entries = allNodes(nodeOf(field, './', nodes)!);
        return field.fields
          .filter((inner) => !nodeOf(inner, '', entries))
          .map(({ name }) => `${field.name}/${name}`);
      });
      expect(missing).toEqual([]);
    });

    it('has the dialog’s tabs in order, with their titles', () => {
      const tabs = nodes
        .find(({ name }) => name === 'ventora')!
        .children.find(({ name }) => name === 'items')!;
      expect(tabs.children.map(({ properties }) => properties['jcr:title'])).toEqual(
        dialog.tabs.map(({ title }) => title),
      );
    });

    it('sends no property that the dialog does not have', () => {
      const allowed = new Set(fields.flatMap(written).map((name) => `./${name}`));
      const sent = nodes
        .flatMap(posts)
        .filter((name): name is string => typeof name === 'string' && name.startsWith('./'))
        .map((name) => name.replace(/@\w+$/, ''))
        // Where an upload would go; nothing can be uploaded.
        .filter((name) => !/(?:File|\/file)$/.test(name));
      expect(sent.filter((name) => !allowed.has(name))).toEqual([]);
    });

    it('stores checkboxes as Boolean and numbers as Long or Double', () => {
      const typed = fields.filter(({ widget }) => widget === 'checkbox' || widget === 'number');
      const hint = (field: DialogField) =>
        nodes.find(({ properties }) => properties.name === `./${field.name}@TypeHint`)?.properties.value;
      expect(typed.filter((field) => !/^(?:Boolean|Long|Double)$/.test(String(hint(field))))).toEqual([]);
    });

    it('shows conditional fields with a script that the dialog loads', () => {
      const scripts = root.properties.extraClientlibs;
      for (const field of fields.filter(({ showWhen }) => showWhen)) {
        const { name, is } = field.showWhen!;
        const trigger = nodeOf(
          fields.find((each) => each.name === name)!,
          './',
          nodes,
        )!;
        const data = trigger.children.find((child) => child.name === 'granite:data')!.properties;
        const target = String(data[`${String(trigger.properties['granite:class'])}-target`]).replace(
          /^\./,
          '',
        );
        const around = nodes.find(
          (node) =>
            String(node.properties['granite:class']).split(' ').includes(target) &&
            node.children.find((child) => child.name === 'granite:data')!.properties.showhidetargetvalue ===
              String(is) &&
            nodeOf(field, './', allNodes(node)),
        );
        expect(around?.name).toMatch(/^when-/);
      }
      expect(scripts).toContain('ventora.authoring.dialog');
    });

    it('hides the dialog of the Core Component that it extends', () => {
      const hides = nodes.filter(({ properties }) => properties['sling:hideChildren']);
      expect(hides.map(({ name }) => name)).toEqual(
        definition.resourceSuperType ? ['jcr:root', 'content', 'items'] : [],
      );
    });
  },
);

it('has a node for each component of the map, and a page', () => {
  const missing = [...cases.map(({ component }) => component), 'page'].filter(
    (component) => read(`${component}/.content.xml`).properties['jcr:primaryType'] !== 'cq:Component',
  );
  expect(missing).toEqual([]);
});

it('has a dialog only for components with settings', () => {
  const wrong = cases.filter(
    ({ component, dialog }) =>
      existsSync(path.join(folder, component, '_cq_dialog')) !== dialog.tabs.length > 0,
  );
  expect(wrong.map(({ component }) => component)).toEqual([]);
});

describe('page properties', () => {
  const root = read('page/_cq_dialog/.content.xml');
  const named = allNodes(root).flatMap(({ properties }) => properties.name ?? []);

  it('cover all that the page editor covers, including the tabs of Core Components', () => {
    const asked = pageProperties.tabs
      .flatMap(({ fields }) => fields)
      .map(({ widget, name }) => (widget === 'image' ? `${name}/focalPoint` : name));
    const missing = asked.filter((name) => !coreProperties.has(name) && !named.includes(`./${name}`));
    expect(missing).toEqual([]);
    expect([...coreProperties].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('repeat no field of Core Components', () => {
    expect([...coreProperties].filter((name) => named.includes(`./${name}`))).toEqual([]);
  });

  it('leave the merged tabs of Core Components unchanged', () => {
    const above = ['', 'content', 'items', 'tabs', 'items'].map((_, depth, names) =>
      names
        .slice(1, depth + 1)
        .reduce<Node>((node, name) => node.children.find((child) => child.name === name)!, root),
    );
    for (const { properties } of above) expect(Object.keys(properties)).toEqual(['jcr:primaryType']);
    const tabs = above.at(-1)!.children.map(({ name }) => name);
    expect(tabs.length).toBeGreaterThan(0);
    expect(tabs.filter((name) => !name.startsWith('ventora-'))).toEqual([]);
  });
});

/** The properties that a field can send; those of a multifield by its name. */
function written(field: DialogField): string[] {
  switch (field.widget) {
    case 'link':
      return [field.name, field.name.replace(/[^/]*$/, 'linkTarget')];
    case 'image':
      return [`${field.name}/fileReference`, `${field.name}/alt`, `${field.name}/focalPoint`];
    default:
      return [field.name];
  }
}
