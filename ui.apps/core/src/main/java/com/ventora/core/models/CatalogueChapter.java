package com.ventora.core.models;

import java.util.List;

/** The families below one of the first level, as the catalogue shows them. */
record CatalogueChapter(String id, String name, String description, List<Family> families) implements Part {

    /** A family that has products of its own. */
    record Family(
        String id, String name, String description, String url, Picture picture, List<Column> columns, List<Row> rows)
        implements Part {}

    /** A figure has one unit for all products: it stands once, at the head of its column. */
    record Column(String name, String unit) implements Part {}

    /**
     * A product, or a version of it.
     *
     * @param version what tells a version from the others of its product; null where there are none
     * @param cells numbers or words, one a column, null where a product does not have the figure
     */
    record Row(String sku, String name, String version, String url, List<Object> cells) implements Part {}
}
