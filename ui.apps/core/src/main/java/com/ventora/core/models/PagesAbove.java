package com.ventora.core.models;

import com.day.cq.wcm.api.Page;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;

/** A page and those above it. */
final class PagesAbove {

    private PagesAbove() {}

    /** The page itself first. */
    static Stream<Page> of(Page page) {
        return Stream.iterate(page, each -> each != null, PagesAbove::containing);
    }

    /** What the page, or the nearest above it, says in a property; an empty text says nothing. */
    static Optional<String> nearest(Page page, String property) {
        return of(page).map(each -> each.getProperties().get(property, "")).filter(each -> !each.isEmpty()).findFirst();
    }

    /** The nearest page above, though a folder may be in between. */
    private static Page containing(Page page) {
        var parent = page.adaptTo(Resource.class).getParent();
        return parent == null ? null : page.getPageManager().getContainingPage(parent);
    }
}
