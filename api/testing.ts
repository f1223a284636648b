/**
 * `ventora/testing`: tests of components, for Node's own test runner (`node --test`).
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dialogProblems } from '../scripts/generate/dialog-problems';
import { APP_ID } from '../shared/addresses/app';
import type { Exporter } from '../model-json/core/exporter/Exporter';
import { ContentTree } from '../model-json/core/exporter/content-package/content-tree';
import { createContext } from '../model-json/core/exporter/create-context';
import type { ComponentDefinition } from '../ui.frontend/src/core/kit/define-component';
import { RenderingProvider } from '../ui.frontend/src/core/kit/rendering';

/**
 * The HTML of a component on a published page.
 *
 * @param model as the exporter sends it, before it is parsed
 * @param language BCP 47 tag of the page
 */
export function htmlOf(definition: ComponentDefinition, model: object, language = 'en'): string {
  const value = { mode: 'disabled' as const, language, renderChild: () => null };
  const view = createElement(definition.View, definition.model.parse(model));
  return renderToStaticMarkup(createElement(RenderingProvider, { value }, view));
}

/**
 * What an exporter makes of the properties that an author stores on a node of a page.
 *
 * @param properties without the resource type
 */
export function modelOf(exporter: Exporter, resourceType: string, properties: object): object {
  const node = { 'jcr:primaryType': 'nt:unstructured', 'sling:resourceType': resourceType, ...properties };
  const page = { 'jcr:primaryType': 'cq:Page', 'jcr:content': { 'jcr:primaryType': 'cq:PageContent', node } };
  const tree = ContentTree.of({ content: { [APP_ID]: page } });
  const resource = tree.get(`/content/${APP_ID}/jcr:content/node`);
  assert(resource, 'the node is in the tree');
  return exporter(
    resource,
    createContext({
      tree,
      currentPage: tree.get(`/content/${APP_ID}`),
      registry: { [resourceType]: exporter },
    }),
  );
}

/**
 * Tests a component with each of its fixtures: the model accepts it, the view draws it without running what is typed into
 * it, and nothing is drawn of what is empty to visitors. Tests its dialog, too: it must be usable.
 *
 * @param fixtures models by name: usual, long, right to left, hostile, empty
 */
export function testFixtures(
  definition: ComponentDefinition,
  fixtures: Readonly<Record<string, object>>,
): void {
  for (const [name, model] of Object.entries(fixtures)) {
    test(`${definition.title} draws: ${name}`, () => {
      const html = htmlOf(definition, model);
      assert.doesNotMatch(html, /<script|<[^<>]+\son\w+=/i, 'what is typed is text, not HTML that runs');
      assert.doesNotMatch(html, /\bundefined\b|\[object Object\]/, 'a value that is missing leaves no trace');
      const isEmpty = definition.isEmpty?.(definition.model.parse(model)) ?? false;
      if (!isEmpty) assert.notEqual(html, '', 'a component with content is drawn');
    });
  }
  test(`${definition.title} has a dialog that authors can use`, () => {
    assert(definition.dialog, 'say in the dialog what authors enter, even if it is nothing');
    assert.deepEqual(dialogProblems(definition.dialog), []);
  });
}
