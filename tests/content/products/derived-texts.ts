import type { ExportContext } from '../../../model-json/core/exporter/Exporter';
import { catalogueOf } from '../../../model-json/features/catalogue/products/catalogue-of';
import { figureModels } from '../../../model-json/features/catalogue/products/figure-models';
import type { Figure } from '../../../model-json/features/catalogue/products/figures';
import { listed, type Product } from '../../../model-json/features/catalogue/products/Product';
import { productName } from '../../../model-json/features/catalogue/products/product-card';
import { RELATIONS, relatedToIt } from '../../../model-json/features/catalogue/products/related/relations';
import { flowCurveOf } from '../../../model-json/features/catalogue/products/technical-lists';
import type { Locale } from '../../../model-json/core/exporter/shared/locale/languages';
import { figureModel, type FigureModel } from '../../../shared/features/catalogue/api/figure.model';
import { catalogueWords } from '../../../shared/features/catalogue/api/words';
import { chartOf } from '../../../shared/features/catalogue/charts/chart-of';
import { remarksOf } from '../../../shared/features/catalogue/comparing/remarks-of';
import { questionsOf } from '../../../shared/features/catalogue/questions/questions-of';
import { pairingOf } from '../../../shared/features/catalogue/pairing/pairing-of';
import { reasonsOf } from '../../../shared/features/catalogue/reasons/reasons-of';
import { reasonWords } from '../../../shared/features/catalogue/reasons/words';
import { listOf } from '../../../shared/models/schema';

const modelsOf = (figures: readonly Figure[]): FigureModel[] =>
  listOf(figureModel).parse(figureModels(figures));

/** What a product's page says in words of its own: what it works out need not repeat it. */
interface Told {
  readonly lead: string | undefined;
  readonly description: string | undefined;
}

/** What a product's page works out from facts: reasons for it, answers, what its chart says, differences, and reasons for accessories. */
export function derivedTexts(
  product: Product,
  told: Told,
  context: ExportContext,
  locale: Locale,
): unknown[] {
  const { language } = locale;
  const words = catalogueWords(language);
  const reader = { words, language, system: 'metric' } as const;
  const figures = modelsOf(product.figures);
  const one = { familyId: product.family, figures, facts: figures };
  const { sizeOf } = catalogueOf(context).sizesBeside(product);
  const related = relatedToIt(product, context).map((other) => ({
    familyId: other.family,
    facts: modelsOf(other.figures),
    size: sizeOf(other),
  }));
  const chart = chartOf(
    {
      name: productName(product, locale),
      familyId: product.family,
      figures,
      variants: product.variants.map((variant) => ({ figures: modelsOf(variant.figures) })),
      flowCurve: flowCurveOf(product.elements),
    },
    words,
    language,
    'metric',
  );
  const accessories = RELATIONS.accessories!(product, context);
  const reasons = reasonsOf(
    {
      ...{ ...told, figures, familyId: product.family },
      features: [...listed(product, 'features')],
      includes: [...listed(product, 'includes')],
    },
    reasonWords(language),
    language,
    'metric',
  );
  return [
    reasons.flatMap((reason) => [`${reason.title}.`, reason.text]),
    questionsOf(figures, words, language, 'metric'),
    chart?.finding,
    // Each difference is a statement of its own.
    remarksOf(one, related, reader).map((remark) => remark?.split(', ')),
    accessories.map((part) =>
      pairingOf(one, { familyId: part.family, figures: modelsOf(part.figures) }, reader),
    ),
  ];
}
