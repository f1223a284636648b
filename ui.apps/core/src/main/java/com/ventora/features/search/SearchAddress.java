package com.ventora.features.search;

import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
import com.ventora.core.pages.LocalPages;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The address to which a search field sends its words: a page in the language of the field's page. */
@Model(adaptables = SlingHttpServletRequest.class)
public class SearchAddress {

    @Self
    private SlingHttpServletRequest request;

    @Self
    private LocalPages localPages;

    @Self
    private LinkManager linkManager;

    /** Null if the page no longer exists. */
    String get() {
        var authored = request.getResource().getValueMap().get("resultsPage", String.class);
        var page = localPages.of(authored);
        if (page != null) return linkManager.get(page).build().getMappedURL();
        var gone = authored == null
            || authored.startsWith("/content/") && request.getResourceResolver().getResource(authored) == null;
        return gone ? null : linkManager.get(authored).build().getMappedURL();
    }
}
