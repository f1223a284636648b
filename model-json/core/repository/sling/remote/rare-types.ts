/** Types of AEM that content can have and that the published ones (`aem-nodetypes`) lack. None needs rules of its own. */
export const RARE_TYPES: readonly string[] = ['cq:LaunchContent'];

const NAMESPACES = "<nt='http://www.jcp.org/jcr/nt/1.0'> <cq='http://www.day.com/jcr/cq/1.0'>";

/** The body of a PROPPATCH that registers types of nodes that Sling does not know. */
export function withTypes(types: readonly string[]): string {
  const definitions = types.map((name) => `[${name}] > nt:unstructured orderable`);
  const text = [NAMESPACES, ...definitions].join('\n').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    '<?xml version="1.0"?><D:propertyupdate xmlns:D="DAV:"><D:set><D:prop>',
    '<dcr:nodetypes-cnd xmlns:dcr="http://www.day.com/jcr/webdav/1.0">',
    `<dcr:cnd>${text}</dcr:cnd><dcr:allowupdate>false</dcr:allowupdate></dcr:nodetypes-cnd>`,
    '</D:prop></D:set></D:propertyupdate>',
  ].join('');
}
