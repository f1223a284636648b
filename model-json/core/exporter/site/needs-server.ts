import { componentType } from '../../../../shared/addresses/app';
import { inLanguage, type ByLanguage } from '../../../../shared/words/in-language';
import { escapeXml } from '../teaser/teaser-v1';
import type { Resource } from '../../repository/Resource';
import type { ExportContext, Exporter, Model } from '../Exporter';
import { componentModel } from '../shared/component-model';
import { linksOf, linkTo } from '../shared/links/links';
import { languageRoot, localeOf } from '../shared/locale/languages';
import { childPages, isHidden, navigationTitle, pageTitle } from '../shared/pages';

/** What a site of files says about something that only a server can answer. */
type Note = ByLanguage<string>;

const wordsOf = (note: Note, { currentPage }: ExportContext): string =>
  inLanguage(note, localeOf(currentPage).language);

/** The note of a site of files; undefined on a site with a server. */
export const withoutServerNote = (context: ExportContext, note: Note): string | undefined =>
  context.services?.isStatic ? wordsOf(note, context) : undefined;

/** The exporter of a component that works by asking the server: in a site of files it is a text that says so. */
export const needsServer =
  (note: Note, exporter: Exporter): Exporter =>
  (resource, context) =>
    context.services?.isStatic ? sectionsModel(resource, context, note) : exporter(resource, context);

/** A text component: the note, and links to the sections of the site. */
const sectionsModel = (resource: Resource, context: ExportContext, note: Note): Model => ({
  ...componentModel(resource, context, { text: sectionsText(resource, context, note), richText: true }),
  ':type': componentType('text'),
});

/** The note, as a paragraph of HTML. */
export const noteText = (context: ExportContext, note: Note): string =>
  `<p>${escapeXml(wordsOf(note, context))}</p>`;

/** The note, and links to the sections of the site, as HTML. */
export function sectionsText(resource: Resource, context: ExportContext, note: Note): string {
  const owner = linksOf(resource, context);
  const root = languageRoot(context.currentPage);
  const sections = root ? childPages(root).filter((page) => !isHidden(page)) : [];
  const items = sections.map((page) => {
    const url = linkTo(page.path, owner).mappedUrl ?? '';
    return `<li><a href="${escapeXml(url)}">${escapeXml(navigationTitle(page) ?? pageTitle(page) ?? page.name)}</a></li>`;
  });
  return `${noteText(context, note)}<ul>${items.join('')}</ul>`;
}
