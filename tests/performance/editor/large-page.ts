const node = (type: string, members: object = {}) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': `ventora/components/${type}`,
  ...members,
});

const machines = ['M 24 Silent', 'M 50', 'M 100 Twin', 'S 270', 'S 500', 'R 7', 'R 15 T'];

/** A section with a heading, four teasers and four texts: ten components including itself. */
const section = (index: number) => {
  const machine = machines[index % machines.length]!;
  const entries = Array.from({ length: 4 }, (_, at) => [
    [
      `teaser_${at}`,
      node('teaser', {
        'jcr:title': `${machine}, service ${at + 1}`,
        'jcr:description': `<p>Oil, filters and the belt of the ${machine} after ${(at + 1) * 500} hours.</p>`,
        linkURL: '/content/ventora/gb/en/after-sales',
      }),
    ],
    [
      `text_${at}`,
      node('text', { text: `<p>${machine}: ${(at + 1) * 220} l/min at 8 bar.</p>`, textIsRich: true }),
    ],
  ]).flat();
  return node('container', {
    layout: 'responsiveGrid',
    title: node('title', { 'jcr:title': `${machine} ${index + 1}`, type: 'h2' }),
    ...Object.fromEntries(entries),
  });
};

export const sections = 30;

/** Its sections by name. */
export const largeSections = Object.fromEntries(
  Array.from({ length: sections }, (_, index) => [`section_${index}`, section(index)]),
);

/** A page of 300 components in 30 sections. */
export const largePage = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
    'jcr:title': 'Three hundred components',
    root: node('container', {
      layout: 'responsiveGrid',
      main: node('container', {
        layout: 'responsiveGrid',
        roleAttribute: 'main',
        ...largeSections,
      }),
    }),
  },
};
