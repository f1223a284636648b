import { aimOf, restOf, rowsOf, type Statement, WORDS } from './statement-texts';

/** Its name below a site's root. */
export const STATEMENT = 'accessibility-statement';

const PLAIN = { 'jcr:primaryType': 'nt:unstructured' };

/** A site's accessibility statement as a page of content. @param site its id */
export function statementPage(site: string, statement: Statement): object {
  const words = WORDS[statement.language];
  const component = (name: string, rest: object) => ({
    ...PLAIN,
    'sling:resourceType': `${site}/components/${name}`,
    ...rest,
  });
  const styled = (style: string | undefined) => style && { 'cq:styleIds': [style] };
  const container = (style: string | undefined, rest: object) =>
    component('container', { ...styled(style), layout: 'responsiveGrid', ...rest });
  const title = (text: string, type: string) => component('title', { 'jcr:title': text, type });
  const rich = (text: string, style?: string) =>
    component('text', { ...styled(style), text, textIsRich: true });
  return pageOf({
    'sling:resourceType': `${site}/components/page`,
    'cq:template': `/conf/${site}/settings/wcm/templates/content-page`,
    'jcr:title': words.title,
    navTitle: words.navTitle,
    'jcr:description': words.description,
    hideInNav: true,
    'cq:lastModified': `${statement.results.assessed}T08:00:00.000+00:00`,
    root: container(undefined, {
      main: container(undefined, {
        roleAttribute: 'main',
        head: container('narrow', {
          title: title(words.title, 'h1'),
          text: rich(`<p>${words.lead}</p>`, 'lead'),
          aim: rich(aimOf(statement)),
        }),
        checks: container('light', {
          title: title(words.checked, 'h2'),
          table: component('table', {
            caption: words.caption,
            columns: items(words.columns.map((name, index) => ({ name: `column${index}`, title: name }))),
            rows: items(rowsOf(statement).map((cells) => ({ cells }))),
            rowHeaders: true,
          }),
        }),
        rest: container('narrow', { text: rich(restOf(statement)) }),
      }),
    }),
  });
}

/** What a live copy in a country with other laws says itself; it inherits the rest. */
export function copiedPage(statement: Statement): object {
  const own = (text: string) => ({
    ...PLAIN,
    'jcr:mixinTypes': ['cq:PropertyLiveSyncCancelled'],
    'cq:propertyInheritanceCancelled': ['text'],
    text,
  });
  const main = {
    ...PLAIN,
    head: { ...PLAIN, aim: own(aimOf(statement)) },
    rest: { ...PLAIN, text: own(restOf(statement)) },
  };
  return pageOf({ root: { ...PLAIN, main } });
}

const pageOf = (content: object) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', ...content },
});

/** A multifield: `item0`, `item1`, … */
const items = (list: readonly object[]) => ({
  ...PLAIN,
  ...Object.fromEntries(list.map((each, index) => [`item${index}`, { ...PLAIN, ...each }])),
});
