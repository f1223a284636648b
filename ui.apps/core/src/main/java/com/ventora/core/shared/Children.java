package com.ventora.core.shared;

import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.resource.Resource;

/** Child nodes, in order. */
public final class Children {

    private Children() {}

    public static Stream<Resource> of(Resource resource) {
        return resource == null ? Stream.empty() : StreamSupport.stream(resource.getChildren().spliterator(), false);
    }

    /** The entries of a multifield. */
    public static List<Resource> of(Resource resource, String name) {
        return of(resource.getChild(name)).toList();
    }
}
