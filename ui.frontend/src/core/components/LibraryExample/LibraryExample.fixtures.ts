import type { z } from 'zod';
import type { libraryExampleModel } from './LibraryExample.model';
import { CONTENT_ROOT, LIBRARY_ROOT, componentType } from '../../../../../shared/addresses/app';

const page = `${LIBRARY_ROOT}/library/core-content/title/_jcr_content/root/main`;
const demo = (text: string) => ({
  ':items': { demo: { ':type': componentType('title'), id: 'title-1', type: 'h2', text } },
  ':itemsOrder': ['demo'],
});
const authored = `{\n  "sling:resourceType": "${componentType('title')}"\n}`;

export const fixtures = {
  default: {
    id: 'example-1',
    title: 'A heading',
    fixture: 'default',
    address: `${page}/default/demo.html`,
    authored,
    ...demo('Screw compressors'),
  },
  described: {
    id: 'example-2',
    title: 'With a link',
    description: '<p>The whole heading leads to the page.</p>',
    fixture: 'with a link',
    address: `${page}/link/demo.html`,
    authored,
    ...demo('Piston compressors'),
  },
  'looked at in German on a phone': {
    id: 'example-3',
    title: 'A heading',
    fixture: 'default',
    address: `${page}/default/demo.html`,
    settings: { lang: 'de', width: '390', theme: 'no such brand' },
    ...demo('Screw compressors'),
  },
  'as at an address': {
    id: 'example-8',
    title: 'The last page',
    pagePath: `${CONTENT_ROOT}/gb/en/products/mobile`,
    query: 'page=3',
    address: `${page}/default/demo.html`,
    ...demo('Mobile compressors'),
  },
  'right to left': {
    id: 'example-4',
    title: 'Arabic',
    fixture: 'right to left',
    language: 'ar',
    height: 'tall',
    isFullWidth: true,
    address: `${page}/arabic/demo.html`,
    ...demo('ضواغط لولبية'),
  },
  'hostile description': {
    id: 'example-5',
    title: '<b>Bold</b>',
    description: '<p onclick="x()">Text<script>x()</script></p>',
    address: `${page}/hostile/demo.html`,
    ...demo('</code><script>x()</script>'),
  },
  'through the SDK': { id: 'example-6', title: '', height: '', isFullWidth: '', settings: '', ...demo('A') },
  empty: { id: 'example-7', title: 'Nothing yet' },
} satisfies Record<string, z.input<typeof libraryExampleModel>>;
