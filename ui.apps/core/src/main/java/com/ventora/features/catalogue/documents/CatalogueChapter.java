package com.ventora.features.catalogue.documents;

import com.ventora.core.pictures.Picture;
import com.ventora.core.shared.Part;
import java.util.List;

/** The families below a top-level family, as shown in the catalogue. */
record CatalogueChapter(String id, String name, String description, List<Family> families) implements Part {

    /** A family with its own products. */
    record Family(
        String id, String name, String description, String url, Picture picture, List<Column> columns, List<Row> rows)
        implements Part {}

    /** A figure has the same unit for all products, which is shown once in the column header. */
    record Column(String name, String unit) implements Part {}

    /**
     * A product, or a version of it.
     *
     * @param version what distinguishes a version from the others of its product; null if there are none
     * @param cells numbers or words, one per column; null if a product does not have the figure
     */
    record Row(String sku, String name, String version, String url, List<Object> cells) implements Part {}
}
