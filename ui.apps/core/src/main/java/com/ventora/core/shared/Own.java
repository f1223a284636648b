package com.ventora.core.shared;

import com.adobe.cq.wcm.core.components.util.AbstractComponentImpl;
import org.apache.sling.api.resource.ValueMap;

/**
 * A component with no Core Component equivalent: its id, styles and data layer are generated like those of Core
 * Components.
 */
public abstract class Own extends AbstractComponentImpl implements Part {

    public final ValueMap properties() {
        return resource.getValueMap();
    }

    /** An authored text; null if it is empty. */
    public final String authored(String name) {
        var value = properties().get(name, "");
        return value.isEmpty() ? null : value;
    }
}
