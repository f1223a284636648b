package com.ventora.core.pages;

import com.day.cq.commons.Externalizer;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * The site's public origin, {@code https://www.example.com}, which the page's head (head.html) adds to paths for
 * external readers such as search engines and link previews. It comes from the domain {@code publish} of AEM's
 * Externalizer.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class PublicOrigin {

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private Externalizer externalizer;

    private String value;

    @PostConstruct
    private void read() {
        var root = externalizer.publishLink(request.getResourceResolver(), "/");
        value = root.endsWith("/") ? root.substring(0, root.length() - 1) : root;
    }

    /** Without a trailing slash. */
    public String getValue() {
        return value;
    }
}
