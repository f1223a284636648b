package com.ventora.features.catalogue;

import com.ventora.core.shared.GeneratedNames;
import com.ventora.features.markets.Market;
import java.util.List;
import java.util.Map;

/**
 * The names used by the catalogue, generated from the local server's exporter (`npm run generate`), so that there is
 * one source.
 *
 * @param figureUnits elements of a product fragment that are figures, in data sheet order, each with its unit; without
 * one for words
 * @param cardFigures figures for a card: it shows the first of these that the product has
 * @param factFigures figures by which products are compared and explained
 * @param teaserFigures the same of a product's teaser
 * @param tellingFigures figures that distinguish products of a family, the most significant first
 * @param sizeFigures the figure that is the size of products, by families with all below them
 * @param sizeFeatures equipment that all sizes of a range have, or none of them
 * @param sortKeys sort keys of lists, with the figure behind each
 * @param documentTypes kinds of documents in the order in which buyers ask for them
 * @param cadFiles kinds of files made from a product's shape, with the ends of their addresses
 * @param sizedFamilies families whose products have a shape if their length, width and height are known
 * @param roundFamilies families whose products have a shape if their outside diameter is known
 * @param markets the countries in which the site sells, by their codes
 */
public record CatalogueNames(
    Map<String, String> figureUnits,
    List<String> cardFigures,
    List<String> factFigures,
    List<String> teaserFigures,
    List<String> tellingFigures,
    Map<String, String> sizeFigures,
    List<String> sizeFeatures,
    Map<String, String> sortKeys,
    List<String> documentTypes,
    Map<String, String> cadFiles,
    List<String> sizedFamilies,
    List<String> roundFamilies,
    Map<String, Market> markets) {

    private static final CatalogueNames NAMES = GeneratedNames.read("catalogue-names.json", CatalogueNames.class);

    public static CatalogueNames get() {
        return NAMES;
    }
}
