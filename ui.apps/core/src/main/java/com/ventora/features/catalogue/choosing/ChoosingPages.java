package com.ventora.features.catalogue.choosing;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.day.cq.wcm.api.Page;
import com.ventora.core.pages.LocalPages;
import com.ventora.core.pages.PagesAbove;
import com.ventora.core.shared.Part;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The pages where visitors continue with the products they chose, named by a page or its nearest ancestor. */
@Model(adaptables = SlingHttpServletRequest.class)
public class ChoosingPages {

    /** Addresses; null if there is none. */
    public record Choosing(String compare, String quote) implements Part {}

    @ScriptVariable
    private Page currentPage;

    @Self
    private LocalPages localPages;

    @Self
    private LinkManager linkManager;

    /** Null if there are none. */
    public Choosing addresses() {
        var choosing = new Choosing(address("comparePage"), address("quotePage"));
        return choosing.compare == null && choosing.quote == null ? null : choosing;
    }

    /** The quote list page. */
    public Optional<Page> quotePage() {
        return page("quotePage");
    }

    private Optional<Page> page(String property) {
        return PagesAbove.nearest(currentPage, property).map(localPages::of);
    }

    private String address(String property) {
        return page(property).map(page -> linkManager.get(page).build().getMappedURL()).orElse(null);
    }
}
