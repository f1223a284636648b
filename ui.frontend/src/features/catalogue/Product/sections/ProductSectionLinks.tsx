import type { ReactNode } from 'react';
import type { ProductModel } from '../Product.model';
import type { Chart } from '../../../../../../shared/features/catalogue/charts/Chart';
import type { Delivery } from '../../../../../../shared/features/catalogue/delivery/delivery-of';
import { deliveryWords } from '../../../../../../shared/features/catalogue/delivery/words';
import type { Asked } from '../../../../../../shared/features/catalogue/questions/Asked';
import { useLocale } from '../../../../core/kit/locale';
import { useWords } from '../../words';

/** What ids of a product's sections end with. */
export type SectionName =
  | 'reasons'
  | 'figures'
  | 'chart'
  | 'delivery'
  | 'documents'
  | 'accessories'
  | 'spare-parts'
  | 'questions';

/** The id of a product's section, to which its links lead. */
export const sectionId = (id: string | undefined, section: SectionName): string | undefined =>
  id && `${id}-${section}`;

/** Links to the sections below, which stay in view while one reads them. A single section needs none. */
export function ProductSectionLinks({
  chart,
  questions,
  delivery,
  ...product
}: ProductModel & {
  chart: Chart | undefined;
  questions: readonly Asked[];
  delivery: Delivery | undefined;
}): ReactNode {
  const { id, showDetails, showDocuments, showAccessories } = product;
  const { figures, certificates, documents, passport, accessories, spareParts, serials } = product;
  const words = useWords();
  const sections: readonly (readonly [SectionName, string, boolean])[] = [
    [
      'figures',
      figures.length > 0 ? words.keyFigures : words.certificates,
      showDetails && figures.length + certificates.length > 0,
    ],
    ['chart', chart?.title ?? '', chart !== undefined],
    ['delivery', deliveryWords(useLocale().language).title, delivery !== undefined],
    ['documents', words.downloads, showDocuments && (documents.length > 0 || passport !== undefined)],
    ['accessories', words.accessories, showAccessories && accessories.length > 0],
    ['spare-parts', words.spareParts, showAccessories && (spareParts.length > 0 || serials !== undefined)],
    ['questions', words.questions.title, showDetails && questions.length > 0],
  ];
  const shown = sections.filter(([, , isShown]) => isShown);
  if (!id || shown.length < 2) return null;
  return (
    <nav className="cmp-product__nav" aria-label={words.productSections}>
      <ul className="cmp-product__nav-list" role="list">
        {shown.map(([section, title]) => (
          <li key={section}>
            <a className="cmp-product__nav-link" href={`#${sectionId(id, section)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
