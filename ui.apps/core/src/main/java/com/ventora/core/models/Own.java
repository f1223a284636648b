package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.util.AbstractComponentImpl;
import org.apache.sling.api.resource.ValueMap;

/** A component with no Core Component equivalent: its id, styles and data layer are made as theirs are. */
abstract class Own extends AbstractComponentImpl implements Part {

    final ValueMap properties() {
        return resource.getValueMap();
    }

    /** What an author wrote; null for nothing. */
    final String authored(String name) {
        var value = properties().get(name, "");
        return value.isEmpty() ? null : value;
    }
}
