import type { ContentNode } from '../sling/content-node';
import type { Field } from '../sling/post-fields';
import type { SlingClient } from '../sling/SlingClient';
import { slingError } from '../sling/SlingError';
import { fieldsOf } from '../dialog/form/read-write';
import { fragmentTabs } from './fragment-fields';
import { MASTER, valuesOf } from './fragment-node';
import { saveFragment } from './save-fragment';

const text = (name: string) => ({
  name,
  label: name,
  type: 'text' as const,
  multiple: false,
  required: false,
});
const model = { path: '/conf/m', title: 'M', fields: [text('phone'), text('town')] };
const node = (phone: string, town: string): ContentNode => ({
  'jcr:content': { 'jcr:title': 'T', data: { master: { phone, town } } },
});

/** A server whose fragment is at version 2, as another author left it. */
function serverWith(latest: ContentNode) {
  const posts: { fields: readonly Field[]; ifVersion: string | undefined }[] = [];
  const sling = {
    content: () => Promise.resolve({ node: latest, version: '2' }),
    post(_path: string, fields: readonly Field[], { ifVersion }: { ifVersion?: string } = {}) {
      if (ifVersion !== '2') return Promise.reject(slingError(412));
      posts.push({ fields, ifVersion });
      return Promise.resolve({ version: '3' });
    },
  };
  return { posts, sling: sling as unknown as SlingClient };
}

const fields = fieldsOf(fragmentTabs(model, true));
const read = node('1', 'Bath');
const save = (sling: SlingClient, isForced = false) =>
  saveFragment(sling, {
    path: '/content/dam/a',
    fragment: { node: read, version: '1', model },
    fields,
    variation: MASTER,
    values: { ...valuesOf(fields, read, MASTER), phone: '9' },
    isForced,
  });

it('keeps what another author changed elsewhere in the fragment', async () => {
  const { sling, posts } = serverWith(node('1', 'Bristol'));
  expect(await save(sling)).toEqual({ is: 'saved' });
  expect(posts[0]!.fields.map(([name]) => name)).toEqual(expect.arrayContaining(['./data/master/phone']));
  expect(posts[0]!.fields.map(([name]) => name)).not.toContain('./data/master/town');
});

it('asks about a field that both changed, and overwrites it only if told so', async () => {
  const { sling, posts } = serverWith(node('5', 'Bath'));
  expect(await save(sling)).toEqual({ is: 'conflict', labels: ['phone'] });
  expect(posts).toEqual([]);
  expect(await save(sling, true)).toEqual({ is: 'saved' });
  expect(posts[0]!.fields).toContainEqual(['./data/master/phone', '9']);
});
