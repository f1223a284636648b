/** The body of a SUBSCRIBE: every event of JCR. */
export const SUBSCRIPTION = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<dcr:subscriptioninfo xmlns:dcr="http://www.day.com/jcr/webdav/1.0"><dcr:eventtype>',
  '<dcr:nodeadded/><dcr:noderemoved/><dcr:nodemoved/>',
  '<dcr:propertyadded/><dcr:propertychanged/><dcr:propertyremoved/>',
  '</dcr:eventtype></dcr:subscriptioninfo>',
].join('');

const HREF = /<D:href[^>]*>[^<]*?\/jcr(?:%3a|%3A|:)root(\/[^<]*?)\/?<\/D:href>/g;

/** The paths of nodes and properties in the answer to a POLL. */
export function pathsIn(answer: string): string[] {
  const paths = [...answer.matchAll(HREF)].map(([, path = '']) =>
    decodeURIComponent(path.replaceAll('&amp;', '&')),
  );
  return [...new Set(paths)];
}
