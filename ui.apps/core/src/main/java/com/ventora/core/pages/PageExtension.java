package com.ventora.core.pages;

import com.ventora.core.pictures.Picture;
import java.util.Map;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;

/** What a feature adds to the data of every page. A feature registers it as an OSGi service. */
public interface PageExtension {

    /** More keys, by name. */
    default Map<String, Object> keys(SlingHttpServletRequest request) {
        return Map.of();
    }

    /** The picture for link previews of a page without its own. */
    default Optional<Picture> preview(SlingHttpServletRequest request) {
        return Optional.empty();
    }
}
