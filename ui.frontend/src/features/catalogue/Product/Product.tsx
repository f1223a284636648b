import type { ReactNode } from 'react';
import { FamilyDrawing, isDrawn } from '../kit/drawings/FamilyDrawing';
import { chartOf } from '../../../../../shared/features/catalogue/charts/chart-of';
import { deliveryOf } from '../../../../../shared/features/catalogue/delivery/delivery-of';
import { deliveryWords } from '../../../../../shared/features/catalogue/delivery/words';
import { questionsOf } from '../../../../../shared/features/catalogue/questions/questions-of';
import type { HeadingTag } from '../../../core/kit/heading';
import { useLocale } from '../../../core/kit/locale';
import { useRendering } from '../../../core/kit/rendering';
import { StructuredData } from '../../../core/kit/html/StructuredData';
import type { ProductModel } from './Product.model';
import { productData } from './product-data';
import { ProductDetails } from './ProductDetails';
import { ProductDocuments } from './ProductDocuments';
import { ProductGallery } from './ProductGallery';
import { ProductOverview } from './ProductOverview';
import { ProductSolidView } from './ProductSolidView';
import { ProductChart } from './sections/ProductChart';
import { ProductSectionLinks } from './sections/ProductSectionLinks';
import { ProductParts } from './ProductParts';
import { ProductDelivery } from './sections/ProductDelivery';
import { ProductQuestions } from './sections/ProductQuestions';
import { ProductReasons } from './sections/ProductReasons';
import { useWords } from '../words';

/** Section headings are one level below the product's name, whether it is shown here or elsewhere on the page. */
const SECTIONS = { h1: 'h2', h2: 'h3', h3: 'h4' } as const satisfies Record<string, HeadingTag>;

/**
 * A product: pictures next to name, key figures and ways to buy; then all figures, documents and related items. Versions and
 * pictures are links, so that everything works without a script. A page can show a product in several parts: only the one
 * with the name has structured data for search engines.
 */
export function Product(model: ProductModel): ReactNode {
  const { id, name, gallery, familyId, showImage, showOverview, showOptions, titleType } = model;
  const { showDetails, showDelivery, showDocuments, showAccessories } = model;
  const words = useWords();
  const { figureNames, sheetNames } = words;
  const { site } = useRendering();
  const { language, units } = useLocale();
  const questions = showDetails ? questionsOf(model.figures, words, language, units) : [];
  const chart = showDetails ? chartOf({ ...model, name: name ?? '' }, words, language, units) : undefined;
  const delivery =
    showDetails && showDelivery
      ? deliveryOf(model, deliveryWords(language), words, language, units)
      : undefined;
  const level = SECTIONS[titleType];
  const pictured = showImage && (gallery.length > 0 || (name !== undefined && isDrawn(familyId)));
  const head = showOverview || showOptions;
  return (
    <div className="cmp-product" id={id}>
      {(pictured || head) && (
        <div
          className={pictured && head ? 'cmp-product__head cmp-product__head--pictured' : 'cmp-product__head'}
        >
          {pictured && (
            <div className="cmp-product__pictures">
              {gallery.length > 0 ? (
                <ProductGallery id={id ?? 'product'} name={name ?? ''} gallery={gallery} />
              ) : (
                <div className="cmp-product__drawing">
                  <FamilyDrawing familyId={familyId} />
                </div>
              )}
              <ProductSolidView {...model} />
            </div>
          )}
          {head && <ProductOverview {...model} />}
        </div>
      )}
      <ProductReasons {...model} level={level} />
      {(showDetails || showDocuments || showAccessories) && (
        <div className="cmp-product__sections">
          <ProductSectionLinks {...model} chart={chart} questions={questions} delivery={delivery} />
          <ProductDetails {...model} level={level} />
          <ProductChart id={id} level={level} chart={chart} />
          <ProductDelivery id={id} level={level} delivery={delivery} />
          <ProductDocuments {...model} level={level} />
          <ProductParts {...model} level={level} />
          <ProductQuestions id={id} level={level} questions={questions} />
        </div>
      )}
      {name !== undefined && showOverview && (
        <StructuredData
          data={productData(
            model,
            site?.name,
            (figure) => figureNames[figure] ?? sheetNames[figure] ?? figure,
          )}
        />
      )}
    </div>
  );
}
