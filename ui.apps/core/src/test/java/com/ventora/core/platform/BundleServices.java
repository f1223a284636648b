package com.ventora.core.platform;

import io.wcm.testing.mock.aem.junit5.AemContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Manifest;

/** Our bundle's own OSGi services, which features register with the core: those that the bundle's manifest lists. */
final class BundleServices {

    private static final Path MANIFEST = Path.of("target/classes/META-INF/MANIFEST.MF");

    private BundleServices() {}

    static void register(AemContext context) throws IOException {
        try (var file = Files.newInputStream(MANIFEST)) {
            for (var component : new Manifest(file).getMainAttributes().getValue("Service-Component").split(",")) {
                context.registerInjectActivateService(classOf(component));
            }
        }
    }

    /** A component is described in `OSGI-INF/<class>.xml`. */
    private static Class<?> classOf(String component) {
        try {
            return Class.forName(component.replaceAll("^OSGI-INF/|[.]xml$", ""));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(component, e);
        }
    }
}
