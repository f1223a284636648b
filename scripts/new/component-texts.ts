import { javaPackage } from './java-model';
import type { ComponentNames } from './names';

type Texts = Readonly<Record<string, string>>;

/** The component's folder: the shape of every other one, with one text to begin with. By file name; `kit` is where the kit is from there. */
export const folderTexts = (names: ComponentNames, kit: string): Texts => ({
  [`${names.view}.model.ts`]: modelText(names),
  [`${names.view}.dialog.ts`]: dialogText(names, kit),
  [`${names.view}.fixtures.ts`]: fixturesText(names),
  [`${names.view}.tsx`]: viewText(names),
  [`${names.view}.scss`]: styleText(names),
  [`${names.view}.test.tsx`]: testText(names, kit),
  'index.ts': definitionText(names, kit),
});

const modelText = ({ view, variable }: ComponentNames): string => `import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';

export const ${variable}Model = z.object({
  id: text(),
  text: text(),
});

export type ${view}Model = z.output<typeof ${variable}Model>;
`;

const dialogText = (
  { view, variable }: ComponentNames,
  kit: string,
): string => `import type { Dialog } from '${kit}/dialogs/dialog';
import { idField } from '${kit}/dialogs/dialog-fields';
import type { ${variable}Model } from './${view}.model';

export const dialog: Dialog<typeof ${variable}Model> = {
  tabs: [
    {
      title: 'Properties',
      fields: [
        {
          widget: 'text',
          name: 'text',
          words: 'prose',
          label: 'Text',
          required: true,
        },
        idField,
      ],
    },
  ],
};
`;

const fixturesText = ({ view, variable, type }: ComponentNames): string => `import type { z } from 'zod';
import type { ${variable}Model } from './${view}.model';

export const fixtures = {
  default: { id: '${type}-1', text: 'Dry air for every tool' },
  'long German words': { id: '${type}-2', text: 'Druckluftaufbereitungskomponentenübersicht' },
  'right to left': { id: '${type}-3', text: 'هواء مضغوط' },
  'hostile HTML': { id: '${type}-4', text: '<img src=x onerror="x()">' },
  empty: { id: '${type}-5' },
} satisfies Record<string, z.input<typeof ${variable}Model>>;
`;

const viewText = ({ view, type }: ComponentNames): string => `import type { ReactNode } from 'react';
import type { ${view}Model } from './${view}.model';

export function ${view}({ id, text }: ${view}Model): ReactNode {
  return (
    <p className="cmp-${type}" id={id}>
      {text}
    </p>
  );
}
`;

const styleText = ({ type }: ComponentNames): string => `.cmp-${type} {
  overflow-wrap: anywhere;
}
`;

const testText = ({ view }: ComponentNames, kit: string): string => `/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '${kit}/show-component';
import { fixtures } from './${view}.fixtures';
import definition from './index';

it('shows its text', () => {
  render(withPlainChildren(definition, fixtures.default));
  expect(screen.getByText(fixtures.default.text)).toBeVisible();
});

it('is empty if it has no text', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures.empty))).toBe(true);
});
`;

const definitionText = (
  { view, variable, type, title }: ComponentNames,
  kit: string,
): string => `import { componentType } from '../../../../../shared/addresses/app';
import { defineComponent } from '${kit}/define-component';
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
`;

/** What turns its node into its model; `core` is where the core's exporters are from there. */
export const exporterText = (
  { variable, title }: ComponentNames,
  core: string,
): string => `import type { Exporter } from '${core}/Exporter';
import { componentModel } from '${core}/shared/component-model';
import { text } from '${core}/shared/properties';

/** ${title}. */
export const ${variable}: Exporter = (resource, context) =>
  componentModel(resource, context, {
    text: text(resource.properties, 'text'),
  });
`;

/** The same in AEM. */
export const javaText = (
  { view, type, title }: ComponentNames,
  feature?: string,
): string => `package ${javaPackage(feature)};

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Own;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** ${title}. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/${type}",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ${view}Model extends Own {

    @ValueMapValue
    @JsonProperty
    private String text;
}
`;
