import { readFileSync } from 'node:fs';
import path from 'node:path';
import { componentTables, componentTablesFile } from '../../scripts/generate/component-tables';
import { componentMap } from '../../ui.frontend/src/core/component-map';

const written = readFileSync(path.resolve(__dirname, '../..', componentTablesFile), 'utf8');
const definitions = [...componentMap.values()];

/** The section of one component. */
const sectionOf = (text: string, name: string) =>
  new RegExp(`<!-- component ${name} -->[^]*?(?=<!-- component |$)`).exec(text)?.[0];

describe('the tables of what authors store', () => {
  it('list a field as soon as its dialog has it, and mark what a Core Component lacks', () => {
    const title = componentMap.get('ventora/components/title')!;
    const field = {
      widget: 'number',
      name: 'length',
      label: 'Length',
      description: 'In a|b.',
      min: 1,
      value: 3,
      required: true,
      isAddition: true,
      showWhen: { name: 'type', is: 'h1' },
    } as const;
    const changed = { ...title, dialog: { tabs: [{ title: 'More', fields: [field] }] } };
    const table = componentTables(
      written,
      definitions.map((each) => (each === title ? changed : each)),
    );
    expect(sectionOf(table, 'title')).toContain(
      '| `length` **+** | number, 1 or more | yes | `3` | Length. In a\\|b. Only if `type` is `h1`. |\n<!-- /component -->',
    );
    expect(sectionOf(table, 'title')).not.toContain('linkTitleAttribute');
  });

  it('keep the remarks below them', () => {
    const remarked = written.replace(
      /(<!-- component title -->[^]*?<!-- \/component -->)/,
      '$1\n\nA remark.\n',
    );
    expect(sectionOf(componentTables(remarked, definitions), 'title')).toContain('-->\n\nA remark.');
  });

  it('begin with a component and end with it', () => {
    const without = definitions.filter(({ resourceType }) => resourceType !== 'ventora/components/title');
    expect(sectionOf(componentTables(written, without), 'title')).toBeUndefined();
    expect(sectionOf(componentTables(componentTables(written, without), definitions), 'title')).toContain(
      '| `jcr:title` |',
    );
  });

  it('need the line that says where they start', () => {
    expect(() => componentTables('# Components', definitions)).toThrow(/docs\/components\.md has no line/);
  });
});
