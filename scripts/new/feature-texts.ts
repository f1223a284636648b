import type { ComponentNames } from './names';

type Texts = Readonly<Record<string, string>>;

/** The feature on the server, by file below `model-json/features/NAME`: its registration, and a way to show a page. */
export const serverTexts = (names: ComponentNames): Texts => ({
  'feature.ts': registrationText(names),
  'server/send-texts.ts': handlerText(names),
  'server/texts-on.ts': textsOnText(names),
  'server/texts-on.test.ts': textsOnTestText(names),
  [`exporter/${names.type}.test.ts`]: exporterTestText(names),
});

const registrationText = ({
  variable,
  type,
  title,
}: ComponentNames): string => `import { isPage } from '../../core/exporter/shared/pages';
import type { Feature } from '../../core/server/Feature';
import { sendTexts } from './server/send-texts';

/** ${title}. */
export const ${variable}: Feature = {
  name: '${type}',
  handlers: [
    { selector: '${type}', extension: 'json', when: ({ resource }) => isPage(resource), send: sendTexts },
  ],
};
`;

const handlerText = ({ type }: ComponentNames): string => `import type { FastifyReply } from 'fastify';
import { Body } from '../../../core/server/http/Body';
import { notFound } from '../../../core/server/http/http-error';
import { sendBody } from '../../../core/server/http/send-body';
import type { Asked } from '../../../core/server/sling/Handler';
import { textsOn } from './texts-on';

/** \`PAGE.${type}.json\`: what the feature's components on a page say. */
export async function sendTexts({ resource, url, request, reply }: Asked): Promise<FastifyReply> {
  if (url.selectors.length > 1 || url.suffix !== undefined) throw notFound();
  const body = new Body(JSON.stringify(textsOn(resource)), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'no-cache'), body);
}
`;

const textsOnText = ({
  type,
}: ComponentNames): string => `import { componentType } from '../../../../shared/addresses/app';
import { contentOf } from '../../../core/exporter/shared/pages';
import { resourceTypeOf, text } from '../../../core/exporter/shared/properties';
import type { Resource } from '../../../core/repository/Resource';

/** The texts of the feature's components on a page, in the order of the page. */
export function textsOn(page: Resource): string[] {
  const content = contentOf(page);
  return content ? textsIn(content) : [];
}

function textsIn(resource: Resource): string[] {
  const own =
    resourceTypeOf(resource) === componentType('${type}') ? text(resource.properties, 'text') : undefined;
  return [...(own === undefined ? [] : [own]), ...[...resource.children.values()].flatMap(textsIn)];
}
`;

const textsOnTestText = ({
  type,
}: ComponentNames): string => `import { componentType, CONTENT_ROOT } from '../../../../shared/addresses/app';
import { ContentTree } from '../../../core/exporter/content-package/content-tree';
import { textsOn } from './texts-on';

const tree = new ContentTree();
tree.mount(\`\${CONTENT_ROOT}/gb/en\`, {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    root: {
      first: { 'sling:resourceType': componentType('${type}'), text: 'First' },
      other: { 'sling:resourceType': componentType('text'), text: 'Other' },
      unwritten: { 'sling:resourceType': componentType('${type}') },
      last: { 'sling:resourceType': componentType('${type}'), text: 'Last' },
    },
  },
  below: { 'jcr:content': { root: { 'sling:resourceType': componentType('${type}'), text: 'Below' } } },
});

it('gives the texts of its components on a page, and of no others', () => {
  expect(textsOn(tree.get(\`\${CONTENT_ROOT}/gb/en\`)!)).toEqual(['First', 'Last']);
});
`;

const exporterTestText = ({
  variable,
  type,
}: ComponentNames): string => `import { componentType, CONTENT_ROOT } from '../../../../shared/addresses/app';
import { ContentTree } from '../../../core/exporter/content-package/content-tree';
import { createContext } from '../../../core/exporter/create-context';
import { exportResource } from '../../../core/exporter/export-resource';
import { ${variable} } from './${type}';

it('exports its text', () => {
  const tree = new ContentTree();
  const path = \`\${CONTENT_ROOT}/gb/en/jcr:content/root\`;
  tree.mount(path, { 'sling:resourceType': componentType('${type}'), text: 'Dry air' });
  const context = createContext({
    tree,
    currentPage: tree.get(\`\${CONTENT_ROOT}/gb/en\`),
    registry: { [componentType('${type}')]: ${variable} },
  });
  expect(exportResource(tree.get(path)!, context)).toMatchObject({
    text: 'Dry air',
    ':type': componentType('${type}'),
  });
});
`;

/** What its component's folder has otherwise than one of the core: its view says a word of the feature. */
export const viewTexts = ({ view, type, title }: ComponentNames): Texts => ({
  [`${view}.tsx`]: `import type { ReactNode } from 'react';
import { useRendering } from '../../../core/kit/rendering';
import { wordsFor } from '../words';
import type { ${view}Model } from './${view}.model';

export function ${view}({ id, text }: ${view}Model): ReactNode {
  const { label } = wordsFor(useRendering().language);
  return (
    <div className="cmp-${type}" id={id}>
      <p className="cmp-${type}__label">{label}</p>
      <p className="cmp-${type}__text">{text}</p>
    </div>
  );
}
`,
  [`${view}.scss`]: `.cmp-${type} {
  overflow-wrap: anywhere;
}

.cmp-${type}__label {
  font-weight: 600;
}
`,
  [`${view}.test.tsx`]: `/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { withPlainChildren } from '../../../core/kit/show-component';
import { fixtures } from './${view}.fixtures';
import definition from './index';

it('shows its text below a word of the feature', () => {
  render(withPlainChildren(definition, fixtures.default));
  expect(screen.getByText(fixtures.default.text)).toBeVisible();
  expect(screen.getByText('${title}')).toBeVisible();
});

it('is empty if it has no text', () => {
  expect(definition.isEmpty?.(definition.model.parse(fixtures.empty))).toBe(true);
});
`,
});

/** The feature's words in English. */
export const englishText = ({ variable, title }: ComponentNames): string => `/** Words of ${variable}. */
export const ${variable} = {
  label: '${title}',
};
`;

/** Where its components find them. */
export const wordsText = ({
  variable,
  type,
}: ComponentNames): string => `import { ${variable} } from '../../../../shared/words/by-language/${type}';
import { dictionary } from '../../../../shared/words/dictionary';

/** The feature's words for a BCP 47 tag. */
export const wordsFor = dictionary(${variable});
`;
