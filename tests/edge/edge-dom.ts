import { JSDOM } from 'jsdom';
import { readPage } from '../../ui.frontend/src/core/edge/read-page';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import type { RawModel } from '../../ui.frontend/src/core/kit/models/container';
import { idOfType } from '../../shared/addresses/app';

/* A browser's view of documents, in Node. */

const { window } = new JSDOM('', { url: 'https://www.example.com/' });
const { document, location, Element, Text } = window;
Object.assign(globalThis, { document, location, Element, Text });

const types = new Map([...componentMap.keys()].map((type) => [idOfType(type), type]));

/** The resource type of a block. */
export const typeOfBlock = (name: string): string | undefined => types.get(name);

/** The page's model as a browser reads it from a document. */
export function readDocument(html: string): RawModel {
  const parsed = new window.DOMParser().parseFromString(html, 'text/html');
  const settings = parsed.querySelector('meta[name="page-model"]')?.getAttribute('content') ?? '';
  return readPage(parsed.querySelector('main')!, settings, componentMap, typeOfBlock);
}
