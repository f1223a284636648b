import type { ComponentNames } from '../new/names';

/** The files of a new component of a project: one text to begin with. By file name. */
export const componentTexts = ({
  view,
  variable,
  type,
  title,
}: ComponentNames): Readonly<Record<string, string>> => ({
  [`${view}.model.ts`]: `import { text } from 'ventora/component';
import { z } from 'zod';

export const ${variable}Model = z.object({
  id: text(),
  text: text(),
});

export type ${view}Model = z.output<typeof ${variable}Model>;
`,
  [`${view}.dialog.ts`]: `import { idField, type Dialog } from 'ventora/component';
import type { ${variable}Model } from './${view}.model';

export const dialog: Dialog<typeof ${variable}Model> = {
  tabs: [
    {
      title: 'Properties',
      fields: [{ widget: 'text', name: 'text', words: 'prose', label: 'Text', required: true }, idField],
    },
  ],
};
`,
  [`${view}.exporter.ts`]: `import { componentModel, text, type Exporter } from 'ventora/exporter';

/** ${title}. */
export const exporter: Exporter = (resource, context) =>
  componentModel(resource, context, {
    text: text(resource.properties, 'text'),
  });
`,
  [`${view}.fixtures.ts`]: `import type { z } from 'zod';
import type { ${variable}Model } from './${view}.model';

export const fixtures = {
  default: { id: '${type}-1', text: 'Everything here can be changed' },
  'long German words': { id: '${type}-2', text: 'Donaudampfschifffahrtsgesellschaft' },
  'right to left': { id: '${type}-3', text: 'كل شيء هنا قابل للتغيير' },
  'hostile HTML': { id: '${type}-4', text: '<img src=x onerror="x()">' },
  empty: { id: '${type}-5' },
} satisfies Record<string, z.input<typeof ${variable}Model>>;
`,
  [`${view}.tsx`]: `import type { ReactNode } from 'react';
import type { ${view}Model } from './${view}.model';

export function ${view}({ id, text }: ${view}Model): ReactNode {
  return (
    <p className="cmp-${type}" id={id}>
      {text}
    </p>
  );
}
`,
  [`${view}.scss`]: `.cmp-${type} {
  overflow-wrap: anywhere;
}
`,
  [`${view}.test.ts`]: `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { htmlOf, modelOf, testFixtures } from 'ventora/testing';
import { exporter } from './${view}.exporter';
import { fixtures } from './${view}.fixtures';
import definition from './index';

testFixtures(definition, fixtures);

test('shows what an author has entered', () => {
  const model = modelOf(exporter, definition.resourceType, { text: 'Entered by hand' });
  assert.match(htmlOf(definition, model), />Entered by hand</);
});
`,
  'index.ts': `import { componentType, defineComponent } from 'ventora/component';
import { ${view} } from './${view}';
import { dialog } from './${view}.dialog';
import { ${variable}Model } from './${view}.model';

export default defineComponent({
  resourceType: componentType('${type}'),
  title: '${title}',
  description: '${title}',
  icon: 'text',
  group: 'Content',
  model: ${variable}Model,
  View: ${view},
  dialog,
  isEmpty: ({ text }) => !text,
});
`,
});
