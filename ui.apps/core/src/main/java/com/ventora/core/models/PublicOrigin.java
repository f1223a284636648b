package com.ventora.core.models;

import com.day.cq.commons.Externalizer;
import javax.annotation.PostConstruct;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * Where the site stands for visitors, {@code https://www.example.com}: what the page's head (head.html) puts before paths where
 * others read them, as search engines and link previews do. AEM knows it by its Externalizer, of the domain {@code publish}.
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

    /** Without a slash at its end. */
    public String getValue() {
        return value;
    }
}
