package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.util.AbstractComponentImpl;
import org.apache.sling.api.resource.ValueMap;

/**
 * A component with no Core Component equivalent: its id, styles and data layer are generated like those of Core
 * Components.
 */
abstract class Own extends AbstractComponentImpl implements Part {

    final ValueMap properties() {
        return resource.getValueMap();
    }

    /** An authored text; null if it is empty. */
    final String authored(String name) {
        var value = properties().get(name, "");
        return value.isEmpty() ? null : value;
    }
}
