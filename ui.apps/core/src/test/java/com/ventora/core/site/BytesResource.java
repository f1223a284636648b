package com.ventora.core.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.SyntheticResource;

/** The property `jcr:data` of a node. */
final class BytesResource extends SyntheticResource {

    private final String file;

    BytesResource(Node node, ResourceResolver resolver) {
        super(resolver, node.path() + "/jcr:data", "nt:resource/jcr:data");
        file = node.file();
    }

    @Override
    public <T> T adaptTo(Class<T> type) {
        if (type != InputStream.class) return super.adaptTo(type);
        try {
            return type.cast(Files.newInputStream(Path.of(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
