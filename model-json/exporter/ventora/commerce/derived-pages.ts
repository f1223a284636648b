import type { DerivedPage } from '../../../repository/derived/Derivation';
import type { Resource } from '../../../repository/Resource';
import type { Locale } from '../../shared/languages';
import { text, texts } from '../../shared/properties';
import { elementText, elementTexts, masterOf } from './product-fragment';

/** What a generic page says for itself and not for those that follow from it: it is in no menu and no search engine. */
const FINDABLE = { 'cq:robotsTags': [] } as const;

/** The page of a family that no author has made. */
export const derivedCategory = (
  family: string,
  title: string,
  description: string | undefined,
  master: string,
): DerivedPage => ({
  name: family.slice(family.lastIndexOf('/') + 1),
  master,
  own: {
    'jcr:content': {
      ...FINDABLE,
      hideInNav: false,
      family,
      'jcr:title': title,
      navTitle: title,
      ...(description && { 'jcr:description': description }),
    },
  },
});

/** The page of a product that no author has made, in the words of a language. */
export function derivedProduct(fragment: Resource, locale: Locale, master: string): DerivedPage {
  const word = (name: string) => elementText(fragment, name, locale);
  const name = word('name') ?? fragment.name;
  // The same in every language, so that switching the language finds the page.
  const address = addressName(text(masterOf(fragment), 'name') ?? '');
  const [kind, description] = [word('kind'), word('description')];
  const modified = text(fragment.children.get('jcr:content')?.properties ?? {}, 'jcr:lastModified');
  return {
    name: address || fragment.name,
    master,
    own: {
      'jcr:content': {
        ...FINDABLE,
        // Menus end with the families.
        hideInNav: true,
        productPath: fragment.path,
        'jcr:title': kind ? `${name}: ${kind}` : name,
        navTitle: name,
        ...(description !== undefined && { 'jcr:description': description }),
        ...(kind !== undefined && { pretitle: kind }),
        ...(modified !== undefined && { 'cq:lastModified': modified }),
      },
      'jcr:content/cq:featuredimage': picture(fragment, locale),
    },
  };
}

function picture(fragment: Resource, locale: Locale): Record<string, string | boolean> {
  const [file] = texts(masterOf(fragment), 'gallery') ?? [];
  const [alt] = elementTexts(fragment, 'galleryAlt', locale);
  return { fileReference: file ?? '', alt: alt ?? '', altValueFromDAM: false };
}

/** `M 24 Silent` → `m-24-silent`, `Wrench ½ in` → `wrench-1-2-in`. */
const addressName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
