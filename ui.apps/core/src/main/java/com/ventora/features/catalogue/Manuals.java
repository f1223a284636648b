package com.ventora.features.catalogue;

import com.ventora.core.shared.Fragment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;

/**
 * The manuals of a site (`/content/dam/<site>/manuals`): fragments of the model `manual`, each with the families it
 * covers.
 */
public final class Manuals {

    private final List<Fragment> manuals;

    private Manuals(List<Fragment> manuals) {
        this.manuals = manuals;
    }

    public static Manuals of(ResourceResolver resolver, String site) {
        var folder = resolver.getResource("/content/dam/" + site + "/manuals");
        return new Manuals(children(folder).filter(each -> "manual".equals(Fragment.modelOf(each))).map(Fragment::new).toList());
    }

    /** The manual of a family, else of the nearest family above it. */
    public Optional<Fragment> forFamily(String family) {
        return Stream.iterate(family, id -> id.contains("/"), id -> id.substring(0, id.lastIndexOf('/')))
            .flatMap(id -> manuals.stream().filter(manual -> manual.listed("families").contains(id)))
            .findFirst();
    }

    private static Stream<Resource> children(Resource folder) {
        return folder == null ? Stream.empty() : StreamSupport.stream(folder.getChildren().spliterator(), false);
    }
}
