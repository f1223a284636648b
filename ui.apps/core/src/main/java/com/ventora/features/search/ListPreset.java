package com.ventora.features.search;

import java.util.List;
import java.util.Map;
import org.apache.sling.api.resource.ValueMap;

/** The filters of another feature that apply to a list unless the address chooses others. Registered as an OSGi service. */
public interface ListPreset {

    /**
     * Values by facet.
     *
     * @param list the properties of the filter list
     * @param page those of its page
     */
    Map<String, List<String>> filters(ValueMap list, ValueMap page);
}
