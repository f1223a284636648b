package com.ventora.core.catalogue;

import java.util.List;
import java.util.Map;

/**
 * The names that the catalogue goes by, generated from the local server's exporter (`npm run generate`), so that they are
 * written once.
 *
 * @param figureUnits elements of a product fragment that are figures, in the order of a data sheet, each with its unit; none for words
 * @param cardFigures what a card says in figures: the first of these that the product has
 * @param teaserFigures the same of a product's teaser
 * @param tellingFigures what tells products of a family apart, the most telling first
 * @param sortKeys what lists are sorted by, and the figure behind each
 * @param documentTypes kinds of documents in the order in which buyers ask for them
 * @param markets the countries in which the site sells, by their codes
 */
public record CatalogueNames(
    Map<String, String> figureUnits,
    List<String> cardFigures,
    List<String> teaserFigures,
    List<String> tellingFigures,
    Map<String, String> sortKeys,
    List<String> documentTypes,
    Map<String, Market> markets) {

    private static final CatalogueNames NAMES = GeneratedNames.read("catalogue-names.json", CatalogueNames.class);

    public static CatalogueNames get() {
        return NAMES;
    }
}
