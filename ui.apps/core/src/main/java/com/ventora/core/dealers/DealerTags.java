package com.ventora.core.dealers;

import java.util.List;

/** What dealers do, and what they sell: by tags of the site, and a property of each that lists them. */
public enum DealerTags {
    SERVICES("dealer-service", "services"),
    LINES("family", "productLines");

    private final String root;
    private final String property;

    DealerTags(String root, String property) {
        this.root = root;
        this.property = property;
    }

    /** The tag that all of them stand below, without its name space. */
    public String root() {
        return root;
    }

    /** Names of a dealer's tags: `hire`, `screw`. */
    public List<String> of(Dealer dealer) {
        return dealer.tags(property);
    }
}
