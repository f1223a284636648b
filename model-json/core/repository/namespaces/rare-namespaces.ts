/** Namespaces of names in content that not every AEM or Sling knows, by prefix. */
export const RARE_NAMESPACES: Readonly<Record<string, string>> = {
  dc: 'http://purl.org/dc/elements/1.1/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  ventora: 'http://www.ventora.com/jcr/1.0',
};
