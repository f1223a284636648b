import { colon } from '../../../../shared/words/by-language/writing';
import { inLanguage } from '../../../../shared/words/in-language';
import type { DerivedPage } from '../../../core/repository/derived/Derivation';
import type { Resource } from '../../../core/repository/Resource';
import type { Locale } from '../../../core/exporter/shared/locale/languages';
import { text, texts } from '../../../core/exporter/shared/properties';
import { tagTitle } from '../../../core/exporter/shared/tags';
import { elementText, elementTexts, masterOf } from '../../../core/exporter/shared/fragment-elements';

/** Properties of a generic page that derived pages do not inherit: it is in no menu and no search engine. */
const FINDABLE = { 'cq:robotsTags': [] } as const;

/* Computed when the node is read: there are thousands of these pages, and most are only traversed. */

/** The derived page of a family, in a language. */
export const derivedCategory = (
  family: string,
  tag: Resource,
  locale: Locale,
  master: string,
): DerivedPage => ({
  name: tag.name,
  master,
  key: { family },
  own: {
    get 'jcr:content'() {
      const title = tagTitle(tag, locale);
      const description = descriptionOf(tag, locale);
      return {
        ...FINDABLE,
        hideInNav: false,
        family,
        'jcr:title': title,
        navTitle: title,
        ...(description && { 'jcr:description': description }),
      };
    },
  },
});

/** Tags have a title per language; ours have descriptions per language too. */
const descriptionOf = ({ properties }: Resource, { language }: Locale): string | undefined =>
  text(properties, `jcr:description.${language}`) ?? text(properties, 'jcr:description');

/** The derived page of a product, in a language. */
export const derivedProduct = (
  name: string,
  fragment: Resource,
  locale: Locale,
  master: string,
): DerivedPage => ({
  name,
  master,
  key: { productPath: fragment.path },
  own: {
    get 'jcr:content'() {
      return contentOf(fragment, locale);
    },
    get 'jcr:content/cq:featuredimage'() {
      return picture(fragment, locale);
    },
  },
});

function contentOf(fragment: Resource, locale: Locale) {
  const word = (name: string) => elementText(fragment, name, locale);
  const name = word('name') ?? fragment.name;
  const [kind, description] = [word('kind'), word('description')];
  const modified = text(fragment.children.get('jcr:content')?.properties ?? {}, 'jcr:lastModified');
  return {
    ...FINDABLE,
    // Menus end with the families.
    hideInNav: true,
    productPath: fragment.path,
    'jcr:title': kind ? name + inLanguage(colon, locale.language) + kind : name,
    navTitle: name,
    ...(description !== undefined && { 'jcr:description': description }),
    ...(kind !== undefined && { pretitle: kind }),
    ...(modified !== undefined && { 'cq:lastModified': modified }),
  };
}

function picture(fragment: Resource, locale: Locale): Record<string, string | boolean> {
  const [file] = texts(masterOf(fragment), 'gallery') ?? [];
  const [alt] = elementTexts(fragment, 'galleryAlt', locale);
  return { fileReference: file ?? '', alt: alt ?? '', altValueFromDAM: false };
}
