package com.ventora.features.catalogue.documents;

import com.fasterxml.jackson.annotation.JsonValue;

/** Kinds of documents that are drawn from a page on demand (`<page>.datasheet.pdf`). */
enum DrawnType {
    DATA_SHEET("data-sheet", "datasheet"),
    MANUAL("manual", "manual"),
    CATALOGUE("catalogue", "catalogue");

    private final String id;
    private final String selector;

    DrawnType(String id, String selector) {
        this.id = id;
        this.selector = selector;
    }

    /** Name in JSON and in addresses of lists. */
    @JsonValue
    String id() {
        return id;
    }

    /** The path of a page's document. */
    String pathFor(String page) {
        return page + "." + selector + ".pdf";
    }
}
