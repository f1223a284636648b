package com.ventora.core.shared;

import java.util.HashMap;
import java.util.Map;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceWrapper;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ValueMapDecorator;

/** A resource with some properties replaced, possibly including its resource type. */
public final class ResourceWith extends ResourceWrapper {

    private final ValueMap properties;

    public ResourceWith(Resource resource, Map<String, Object> more) {
        super(resource);
        var all = new HashMap<String, Object>(resource.getValueMap());
        all.putAll(more);
        properties = new ValueMapDecorator(all);
    }

    @Override
    public String getResourceType() {
        return properties.get("sling:resourceType", super.getResourceType());
    }

    @Override
    public ValueMap getValueMap() {
        return properties;
    }

    @Override
    public <T> T adaptTo(Class<T> type) {
        return type == ValueMap.class || type == Map.class ? type.cast(properties) : super.adaptTo(type);
    }
}
