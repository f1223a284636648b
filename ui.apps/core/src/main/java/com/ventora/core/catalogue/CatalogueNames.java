package com.ventora.core.catalogue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * The names that the catalogue goes by, generated from the local server's exporter (`npm run generate`), so that they are
 * written once.
 *
 * @param figureUnits elements of a product fragment that are figures, in the order of a data sheet, each with its unit; none for words
 * @param cardFigures what a card says in figures: the first of these that the product has
 * @param teaserFigures the same of a product's teaser
 * @param sortKeys what lists are sorted by, and the figure behind each
 * @param documentTypes kinds of documents in the order in which buyers ask for them
 */
public record CatalogueNames(
    Map<String, String> figureUnits,
    List<String> cardFigures,
    List<String> teaserFigures,
    Map<String, String> sortKeys,
    List<String> documentTypes) {

    private static final CatalogueNames NAMES = read();

    public static CatalogueNames get() {
        return NAMES;
    }

    private static CatalogueNames read() {
        try (var json = CatalogueNames.class.getResourceAsStream("catalogue-names.json")) {
            return new ObjectMapper().readValue(json, CatalogueNames.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
