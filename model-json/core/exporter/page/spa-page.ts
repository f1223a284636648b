import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { childPages, contentOf } from '../shared/pages';
import { integer, isBlank, text } from '../shared/properties';

function structurePatterns(resource: Resource, context: ExportContext): RegExp[] {
  const requested = context.requestParameters?.structurepatterns;
  const patterns = isBlank(requested) ? text(styleOf(resource, context), 'structurePatterns') : requested;
  return (patterns ?? '')
    .split(',')
    .filter((pattern) => pattern.trim())
    .flatMap(toPattern);
}

// An invalid pattern matches no page; it must not break the whole site.
function toPattern(source: string): RegExp[] {
  try {
    return [new RegExp(source)];
  } catch {
    return [/(?!)/];
  }
}

function descendants(page: Resource, depth: number, patterns: readonly RegExp[]): Resource[] {
  if (depth === 0) return [];
  return childPages(page)
    .filter((child) => patterns.length === 0 || patterns.some((pattern) => pattern.test(child.path)))
    .flatMap((child) => [child, ...descendants(child, depth - 1, patterns)]);
}

/**
 * Turns a page exporter into that of an SPA page (HierarchyUtils of the SPA project core): adds `:path`,
 * `:hierarchyType` and `:children`, a flat map of the pages below that the policy's `structureDepth` (none by default,
 * negative for all) and `structurePatterns` pick. Child pages have no children of their own.
 */
export const spaPage =
  (exportPage: Exporter): Exporter =>
  (resource, context) => {
    const page = context.currentPage ?? resource.parent;
    if (!page) return exportPage(resource, context);
    const depth = integer(styleOf(resource, context), 'structureDepth') ?? 0;
    const children: Model = {};
    for (const child of descendants(page, depth, structurePatterns(resource, context))) {
      const content = contentOf(child);
      if (content)
        children[child.path] = {
          ...exportPage(content, { ...context, currentPage: child }),
          ...hierarchy(child),
        };
    }
    return {
      ...exportPage(resource, context),
      ...hierarchy(page),
      // AEM leaves out an empty map of pages, as it does a missing one.
      ':children': Object.keys(children).length > 0 ? children : undefined,
    };
  };

const hierarchy = (page: Resource): Model => ({ ':hierarchyType': 'page', ':path': page.path });
