/* Properties that search engines require for each type (schema.org; developers.google.com/search/docs). */

type Thing = Record<string, unknown>;

/** Required properties of each type. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'potentialAction'],
  Product: ['name', 'sku'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['value', 'unitText'],
  Brand: ['name'],
  Article: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'mainEntityOfPage',
  ],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};

/** The errors in a page's structured data, in words; empty if there are none. */
export const wrongStructuredData = (data: readonly object[]): string[] =>
  data.flatMap((each) => [
    ...('@context' in each && each['@context'] === 'https://schema.org' ? [] : ['no @context']),
    ...wrongIn(each as Thing),
  ]);

function wrongIn(thing: Thing): string[] {
  const type = thing['@type'];
  const needed = typeof type === 'string' ? (NEEDED[type] ?? []) : [];
  const missing = needed.filter((name) => thing[name] === undefined || thing[name] === '');
  return [
    ...missing.map((name) => `${String(type)} without ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => wrongValue(name, value)),
  ];
}

function wrongValue(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => wrongValue(name, each));
  if (typeof value === 'object' && value !== null) return wrongIn(value as Thing);
  return typeof value === 'string' && value.startsWith('/')
    ? [`${name} is not an absolute address: ${value}`]
    : [];
}
