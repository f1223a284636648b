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

it('writes dates as they are spelled, and texts with the type that they came with', () => {
  const resource: Resource = {
    name: 'metadata',
    path: '/content/dam/a.jpg/jcr:content/metadata',
    parent: undefined,
    properties: {
      'jcr:lastModified': '2026-01-02T03:04:05.000+02:00',
      taken: '2020-01-02T03:04:05.000+09:00',
      ':taken': '{Date}2020-01-02T03:04:05.000+09:00',
      edited: '2020-01-02T03:04:05.000Z',
      ':edited': '{Date}1999-01-02T03:04:05.000Z',
      parts: ['/a', '/b'],
      ':parts': ['{Path}/a', '{Path}/b'],
    },
    children: new Map(),
  };
  const { properties } = resourceNode(resource, () => undefined);
  const written = Object.entries(properties).map(([name, value]) => [name, docValue(value!)]);
  expect(Object.fromEntries(written)).toEqual({
    'jcr:lastModified': '{Date}2026-01-02T03:04:05.000+02:00',
    taken: '{Date}2020-01-02T03:04:05.000+09:00',
    edited: '2020-01-02T03:04:05.000Z',
    parts: '{Path}[/a,/b]',
  });
});
