/** The body of a PROPFIND: the namespaces that Sling knows. */
export const KNOWN_NAMESPACES =
  '<?xml version="1.0"?><D:propfind xmlns:D="DAV:"><D:prop><dcr:namespaces xmlns:dcr="http://www.day.com/jcr/webdav/1.0"/></D:prop></D:propfind>';

const LIST = /<dcr:namespaces[^>]*>(.*)<\/dcr:namespaces>/s;

/**
 * The body of a PROPPATCH that adds namespaces, from the answer to a PROPFIND: Sling is told the whole list. Undefined if
 * it knows them all.
 */
export function withNamespaces(
  answer: string,
  namespaces: Readonly<Record<string, string>>,
): string | undefined {
  const [, known] = LIST.exec(answer) ?? [];
  if (known === undefined) return undefined;
  const added = Object.entries(namespaces).filter(
    ([prefix, uri]) => !known.includes(`<dcr:prefix>${prefix}<`) && !known.includes(`<dcr:uri>${uri}<`),
  );
  if (added.length === 0) return undefined;
  const entries = added.map(
    ([prefix, uri]) =>
      `<dcr:namespace><dcr:prefix>${prefix}</dcr:prefix><dcr:uri>${uri}</dcr:uri></dcr:namespace>`,
  );
  return [
    '<?xml version="1.0"?><D:propertyupdate xmlns:D="DAV:"><D:set><D:prop>',
    `<dcr:namespaces xmlns:dcr="http://www.day.com/jcr/webdav/1.0">${known}${entries.join('')}</dcr:namespaces>`,
    '</D:prop></D:set></D:propertyupdate>',
  ].join('');
}
