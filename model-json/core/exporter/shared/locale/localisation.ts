import type { Resource } from '../../../repository/Resource';
import type { ExportContext } from '../../Exporter';
import { languageRoot, pageBelow } from './languages';
import { liveCopiesOf, liveCopyRootOf } from '../live-copies';
import { getPage } from '../pages';

/**
 * The counterpart of a referenced page in the current language tree or live copy (LocalizationUtils.getLocalPage). With
 * two different language roots it is the page at the same relative path, undefined if there is none; otherwise the live
 * copy that contains the current page, else the referenced page itself.
 */
export function localPage(path: string | undefined, context: ExportContext): Resource | undefined {
  const { tree, currentPage } = context;
  const reference = getPage(tree, path);
  if (!reference || !currentPage) return undefined;
  const referenceRoot = languageRoot(reference);
  const currentRoot = currentPage.children.has('jcr:content') ? languageRoot(currentPage) : undefined;
  if (referenceRoot && currentRoot && referenceRoot.path !== currentRoot.path) {
    return pageBelow(tree, currentRoot, referenceRoot, reference);
  }
  const copies = context.services?.liveCopies?.(reference.path) ?? liveCopiesOf(reference.path, currentPage);
  for (const copy of copies) {
    const page = `${currentPage.path}/`.startsWith(`${copy}/`) ? getPage(tree, copy) : undefined;
    if (page) return page;
  }
  return reference;
}

/**
 * The root of the localised tree that contains a page: language root, blueprint or live copy; undefined if there is
 * none.
 */
export function localisationRoot(page: Resource, context: ExportContext): string | undefined {
  return (
    languageRoot(page)?.path ??
    context.services?.liveCopyRoot?.(page.path) ??
    liveCopyRootOf(page, context.tree)
  );
}
