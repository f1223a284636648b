/** Namespaces that every repository of AEM has, by the only prefix that they have there. */
export const COMMON_NAMESPACES: Readonly<Record<string, string>> = {
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  cq: 'http://www.day.com/jcr/cq/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
};
