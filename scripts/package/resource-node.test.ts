import type { Resource } from '../../model-json/core/repository/Resource';
import { docValue } from '../generate/docview';
import { resourceNode } from './resource-node';

it('keeps an empty list as an empty list, which FileVault reads as one', () => {
  const resource: Resource = {
    name: 'jcr:content',
    path: '/content/page/jcr:content',
    parent: undefined,
    properties: { 'jcr:primaryType': 'cq:PageContent', 'cq:robotsTags': [] },
    children: new Map(),
  };
  const { properties } = resourceNode(resource, () => undefined);
  expect(properties['cq:robotsTags']).toEqual([]);
  expect(docValue(properties['cq:robotsTags']!)).toBe('[]');
});
