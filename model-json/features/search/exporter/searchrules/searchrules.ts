import type { Resource } from '../../../../core/repository/Resource';
import type { ExportContext, Exporter } from '../../../../core/exporter/Exporter';
import { componentModel } from '../../../../core/exporter/shared/component-model';
import { displayTitle, getPage } from '../../../../core/exporter/shared/pages';
import type { SearchSource } from '../../SearchSource';
import { firstOf } from '../../server/first-of';
import { readRules } from './authored-rules';

/** What a rule names, with its title if it exists. */
type Named = (target: string) => { target: string; title: string | undefined };

/**
 * The rules of a site's search, exported for authors only: visitors do not need them.
 * @param sources what features make searchable
 */
export const searchRules =
  (sources: readonly SearchSource[]): Exporter =>
  (resource, context) => {
    if (context.wcmMode !== 'edit') return componentModel(resource, context, {});
    const { synonyms, boosts, pins } = readRules(resource);
    const named = namesIn(context, sources);
    return componentModel(resource, context, {
      synonyms: synonyms.map(({ words, oneWay }) => ({ words: [...words], oneWay })),
      boosts: boosts.map(({ target, factor }) => ({ ...named(target), factor })),
      pins: pins.map(({ queries, targets }) => ({ queries: [...queries], targets: targets.map(named) })),
    });
  };

function namesIn(context: ExportContext, sources: readonly SearchSource[]): Named {
  const onSite = { ...context, currentPage: siteOf(context) ?? context.currentPage };
  return (target) => {
    const own = firstOf(sources, ({ named }) => named?.(target, onSite));
    const title = own ? own.title : displayTitle(getPage(context.tree, target));
    return { target, title };
  };
}

/** The site of a fragment: `/content/experience-fragments/<site>` belongs to `/content/<site>`. */
function siteOf({ tree, currentPage }: ExportContext): Resource | undefined {
  const segments = currentPage?.path.split('/') ?? [];
  const [, content, first, ...rest] = segments;
  const place = first === 'experience-fragments' ? rest : [first, ...rest];
  return tree.get(`/${content}/${place.slice(0, 3).join('/')}`);
}
