package com.ventora.core.shared;

import java.util.Iterator;
import java.util.Map;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceWrapper;

/** A resource with its children replaced by others, by name. */
public final class ResourceWithChildren extends ResourceWrapper {

    private final Map<String, Resource> children;

    public ResourceWithChildren(Resource resource, Map<String, Resource> children) {
        super(resource);
        this.children = children;
    }

    @Override
    public Resource getChild(String path) {
        return path.contains("/") ? super.getChild(path) : children.get(path);
    }

    @Override
    public Iterable<Resource> getChildren() {
        return children.values();
    }

    @Override
    public Iterator<Resource> listChildren() {
        return children.values().iterator();
    }

    @Override
    public boolean hasChildren() {
        return !children.isEmpty();
    }
}
