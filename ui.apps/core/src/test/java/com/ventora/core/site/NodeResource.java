package com.ventora.core.site;

import java.util.Map;
import org.apache.sling.api.resource.AbstractResource;
import org.apache.sling.api.resource.ResourceMetadata;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ValueMapDecorator;

/** A node as a Sling resource. */
final class NodeResource extends AbstractResource {

    final Node node;
    private final ResourceResolver resolver;
    private final ResourceMetadata metadata = new ResourceMetadata();
    private final ValueMap properties;

    NodeResource(Node node, ResourceResolver resolver) {
        this.node = node;
        this.resolver = resolver;
        metadata.setResolutionPath(node.path());
        properties = new ValueMapDecorator(node.properties());
    }

    @Override
    public String getPath() {
        return node.path();
    }

    @Override
    public String getResourceType() {
        return properties.get("sling:resourceType", properties.get("jcr:primaryType", "nt:unstructured"));
    }

    @Override
    public String getResourceSuperType() {
        return properties.get("sling:resourceSuperType", String.class);
    }

    @Override
    public ResourceMetadata getResourceMetadata() {
        return metadata;
    }

    @Override
    public ResourceResolver getResourceResolver() {
        return resolver;
    }

    @Override
    public <T> T adaptTo(Class<T> type) {
        if (type == ValueMap.class || type == Map.class) return type.cast(properties);
        return super.adaptTo(type);
    }
}
