import { MessageChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { idOfType } from '../../shared/addresses/app';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import type { RawModel } from '../../ui.frontend/src/core/kit/models/container';
import { nest } from '../../ui.frontend/src/core/edge/read-page';
import { readBlock } from '../../ui.frontend/src/core/edge/read-block';
import { writeBlock } from '../../ui.frontend/src/core/edge/write-block';
import type { Case } from '../contract/every-fixture';
import { grid, openPage, page } from '../contract/spa-page';
import { contentOf } from './content-of';

// What browsers have and jsdom does not; Node's channel would keep the process running.
class ClosedChannel extends MessageChannel {
  constructor() {
    super();
    this.port1.unref();
    this.port2.unref();
  }
}
Object.assign(globalThis, { MessageChannel: ClosedChannel });

/** Where a component is drawn. */
export const WORLDS = ['SPA Editor', 'Universal Editor', 'Edge Delivery'] as const;
export type World = (typeof WORLDS)[number];

/* eslint-disable @typescript-eslint/no-require-imports -- they need what is set above */
const { createPageRenderer } =
  require('../../ui.frontend/src/core/document/render-page') as typeof import('../../ui.frontend/src/core/document/render-page');
const { createPageStyles } =
  require('../../ui.frontend/src/core/document/rules/page-styles') as typeof import('../../ui.frontend/src/core/document/rules/page-styles');
const { drawItem } =
  require('../../ui.frontend/src/core/edge/draw') as typeof import('../../ui.frontend/src/core/edge/draw');
const { markTexts } =
  require('../../model-json/core/server/universal/mark-texts') as typeof import('../../model-json/core/server/universal/mark-texts');
/* eslint-enable @typescript-eslint/no-require-imports */

const renderPage = createPageRenderer(componentMap, createPageStyles('', new Map()));
const typeOf = (name: string) => types.get(name);
const types = new Map([...componentMap.keys()].map((type) => [idOfType(type), type]));

const itemOf = ({ definition, input }: Case): RawModel =>
  ({ ...input, ':type': definition.resourceType }) as RawModel;

const LANGUAGE = 'en-GB';

/** A component on its own: the HTML that React makes of its fixture. */
export const drawnAlone = (each: Case): string[] =>
  contentOf(drawItem(itemOf(each), LANGUAGE, componentMap, 'own').html);

/** What a reader gets of a fixture in a world. */
export async function drawnIn(world: World, each: Case): Promise<string[]> {
  switch (world) {
    case 'SPA Editor':
      return contentOf(await inSpa(each));
    case 'Universal Editor':
      return contentOf(inUniversalEditor(each));
    case 'Edge Delivery':
      return contentOf(inEdgeDelivery(each));
  }
}

/** In the page of an application on AEM's SPA SDK, drawn in the browser. */
async function inSpa(each: Case): Promise<string> {
  const { container } = await openPage(grid({ item: { ...itemOf(each) } }), 'disabled');
  const html = container.innerHTML;
  cleanup();
  return html;
}

/** In author's page for the Universal Editor, drawn on the server. @throws Error if nothing says where it is stored */
function inUniversalEditor(each: Case): string {
  const { html, problems } = renderPage({
    model: page(grid({ item: { ...itemOf(each) } })),
    origin: '',
    assets: { script: '/site.js', fonts: [] },
    attributesOf: (path, type) => ({ 'data-aue-resource': path, 'data-aue-model': idOfType(type) }),
  });
  const marked = markTexts(html);
  const body = marked.slice(marked.indexOf('id="spa-root"') - 1);
  const root = /data-aue-resource="[^"]*\/root\/item"/.test(body);
  if (
    !root &&
    problems.length === 0 &&
    each.definition.isEmpty?.(each.definition.model.parse(each.input)) !== true
  )
    throw new Error('no element says where the component is stored');
  const parsed = document.createElement('template');
  parsed.innerHTML = marked;
  return [...parsed.content.querySelectorAll('[data-aue-resource$="/root/item"]')]
    .map((element) => element.outerHTML)
    .join('');
}

/** As a block: written into a document, read and drawn by the block's script. */
function inEdgeDelivery(each: Case): string {
  const section = document.createElement('div');
  section.innerHTML = writeBlock(itemOf(each), componentMap);
  nest([...section.children]);
  const block = section.firstElementChild;
  const model = block && readBlock(block, componentMap, typeOf);
  return model ? drawItem(model, LANGUAGE, componentMap, 'edge').html : '';
}
