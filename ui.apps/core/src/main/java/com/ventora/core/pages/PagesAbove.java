package com.ventora.core.pages;

import com.day.cq.wcm.api.Page;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;

/** A page and its ancestors. */
public final class PagesAbove {

    private PagesAbove() {}

    /** The page itself first. */
    public static Stream<Page> of(Page page) {
        return Stream.iterate(page, each -> each != null, PagesAbove::containing);
    }

    /** A property of the page or of the nearest ancestor that has it; an empty text counts as missing. */
    public static Optional<String> nearest(Page page, String property) {
        return of(page).map(each -> each.getProperties().get(property, "")).filter(each -> !each.isEmpty()).findFirst();
    }

    /** The nearest parent page, even if there is a folder in between. */
    private static Page containing(Page page) {
        var parent = page.adaptTo(Resource.class).getParent();
        return parent == null ? null : page.getPageManager().getContainingPage(parent);
    }
}
