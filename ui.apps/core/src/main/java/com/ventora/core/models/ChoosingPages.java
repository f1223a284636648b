package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Where visitors go on with what they chose: the pages that a page, or the nearest above it, names. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ChoosingPages {

    /** Addresses; null for none. */
    record Choosing(String compare, String quote) implements Part {}

    @ScriptVariable
    private Page currentPage;

    @Self
    private LocalPages localPages;

    @Self
    private LinkManager linkManager;

    /** Null where there are none. */
    Choosing addresses() {
        var choosing = new Choosing(address("comparePage"), address("quotePage"));
        return choosing.compare == null && choosing.quote == null ? null : choosing;
    }

    /** The page for the quote list. */
    Optional<Page> quotePage() {
        return page("quotePage");
    }

    private Optional<Page> page(String property) {
        return PagesAbove.nearest(currentPage, property).map(localPages::of);
    }

    private String address(String property) {
        return page(property).map(page -> linkManager.get(page).build().getMappedURL()).orElse(null);
    }
}
