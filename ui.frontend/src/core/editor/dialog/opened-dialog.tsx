import { act, screen } from '@testing-library/react';
import type { ContentNode } from '../session/EditorSession';
import { ComponentDialog } from './ComponentDialog';
import { draw, pagePath, testSession } from './testing';
import { componentType } from '../../../../../shared/addresses/app';

export const path = `${pagePath}/jcr:content/root/item`;
export const noPolicy = { [`${path}.policy.json`]: {} };

/** Opens a component's dialog. */
export async function open(node: ContentNode) {
  const test = testSession({ root: { item: node } });
  const onClose = jest.fn();
  const drawn = draw(<ComponentDialog path={path} session={test.session} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  return { ...drawn, ...test, test, onClose, dialog };
}

export const teaser: ContentNode = {
  'sling:resourceType': componentType('teaser'),
  pretitle: 'Compressors',
  'jcr:title': 'Compressed air',
  titleFromPage: false,
  'jcr:description': '<p>Dry</p>',
  descriptionFromPage: false,
  actions: {
    'jcr:primaryType': 'nt:unstructured',
    item0: { 'jcr:primaryType': 'nt:unstructured', link: '/content/a', text: 'First', 'jcr:uuid': 'kept' },
    item1: { 'jcr:primaryType': 'nt:unstructured', link: '/content/b', text: 'Second' },
  },
};

export const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
export const done = () => screen.getByRole('button', { name: 'Done' });
