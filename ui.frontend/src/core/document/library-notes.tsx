import { renderToStaticMarkup } from 'react-dom/server';
import type { ChildModel } from '../kit/models/container';
import { RenderingProvider, type Rendering } from '../kit/rendering';
import { PageBody } from './Document';
import { pageModel } from './PageModel';
import type { PageStyles } from './rules/page-styles';
import { prettyHtml } from './pretty-html';
import { DrawnInFull, type ComponentMap } from './render-child';
import { withTablesOfContents } from './contents/table-of-contents';

/** What the component library's pages need from the renderer: notes on components, and their HTML as text. */
export function libraryNotes(components: ComponentMap, styles: PageStyles) {
  const describe: Rendering['describe'] = (resourceType) => {
    const definition = components.get(resourceType);
    return definition && { dialog: definition.dialog, styleBytes: styles.ofType(resourceType).length };
  };
  return (rendering: Rendering): Pick<Rendering, 'describe' | 'markupOf'> => ({
    describe,
    markupOf: (child) => prettyHtml(withTablesOfContents(markup(child, rendering)).html),
  });
}

/** A child's own HTML with all that it can show. A page shown as an example is no component of the map. */
function markup(child: ChildModel, rendering: Rendering): string {
  const page = child.model?.[':hierarchyType'] === 'page' ? pageModel.parse(child.model) : undefined;
  return renderToStaticMarkup(
    <RenderingProvider value={{ ...rendering, asksConsent: true }}>
      <DrawnInFull value>{page ? <PageBody page={page} /> : rendering.renderChild(child)}</DrawnInFull>
    </RenderingProvider>,
  );
}
