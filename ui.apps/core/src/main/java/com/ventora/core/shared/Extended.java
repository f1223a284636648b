package com.ventora.core.shared;

import com.adobe.cq.export.json.ComponentExporter;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.injectorspecific.SlingObject;

/** A Core Component with more keys than it exports itself: its JSON contains the delegate's keys and our own. */
public abstract class Extended<T> implements ComponentExporter, Part {

    @SlingObject
    protected Resource resource;

    @JsonUnwrapped
    @JsonIgnoreProperties(":type")
    public abstract T getCore();

    @Override
    public String getExportedType() {
        return resource.getResourceType();
    }

    public final ValueMap properties() {
        return resource.getValueMap();
    }
}
