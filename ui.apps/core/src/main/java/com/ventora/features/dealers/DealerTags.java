package com.ventora.features.dealers;

import java.util.List;

/** Services and products of dealers: the site's tags, and the property that lists each kind. */
public enum DealerTags {
    SERVICES("dealer-service", "services"),
    LINES("family", "productLines");

    private final String root;
    private final String property;

    DealerTags(String root, String property) {
        this.root = root;
        this.property = property;
    }

    /** The parent of all these tags, without its namespace. */
    public String root() {
        return root;
    }

    /** Names of a dealer's tags: `hire`, `screw`. */
    public List<String> of(Dealer dealer) {
        return dealer.tags(property);
    }
}
