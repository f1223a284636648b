import { parseExact } from '../../exact-json';
import { nodeOf, type DavexNode } from './davex-node';
import { pathsIn } from './events';
import { withNamespaces } from './namespaces';

it('reads the paths of events', () => {
  const event = (path: string) =>
    `<dcr:event><D:href xmlns:D="DAV:">http://host/server/default/jcr%3aroot${path}</D:href></dcr:event>`;
  const answer = ['/content/a/', '/content/a/jcr%3acontent/%c3%a4', '/content/a/', '/x%26&amp;y']
    .map(event)
    .join('');
  expect(pathsIn(answer)).toEqual(['/content/a', '/content/a/jcr:content/ä', '/x&&y']);
});

it('reads a node with the types of its values, without what belongs to Oak', () => {
  const json = parseExact(
    '{":jcr:primaryType":"Name","jcr:primaryType":"nt:unstructured",":f":"Double","f":2.0,"big":9007199254740993,":dec":"Decimal","dec":"1.50",":none":"String","none":[],":jcr:data":7,"jcr:isCheckedOut":true,"rep:policy":{"jcr:primaryType":"rep:ACL"},"named":{"jcr:uuid":"1"},"::NodeIteratorSize":0}',
  ) as DavexNode;
  expect(nodeOf(json)).toEqual({
    'jcr:primaryType': 'nt:unstructured',
    f: 2,
    ':f': '{Double}2.0',
    big: 9007199254740992,
    ':big': '{Long}9007199254740993',
    dec: '1.50',
    ':dec': '{Decimal}1.50',
    none: [],
    ':jcr:data': 7,
    named: {},
  });
});

it('adds namespaces that Sling does not know', () => {
  const entry = '<dcr:namespace><dcr:prefix>cq</dcr:prefix><dcr:uri>urn:cq</dcr:uri></dcr:namespace>';
  const answer = `<x><dcr:namespaces xmlns:dcr="d">${entry}</dcr:namespaces></x>`;
  const body = withNamespaces(answer, { cq: 'urn:cq', other: 'urn:other' });
  expect(body).toContain(
    `${entry}<dcr:namespace><dcr:prefix>other</dcr:prefix><dcr:uri>urn:other</dcr:uri></dcr:namespace>`,
  );
  expect(withNamespaces(answer, { cq: 'urn:cq' })).toBeUndefined();
});
