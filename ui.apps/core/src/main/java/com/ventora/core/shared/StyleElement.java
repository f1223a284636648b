package com.ventora.core.shared;

import com.adobe.cq.wcm.style.ComponentStyleInfo;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * The element that a component is drawn with, such as {@code header}: that of a style that an author picked, else the policy's
 * own. AEM decorates components with it in its own markup, and leaves it out of their JSON.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class StyleElement {

    @Self
    private SlingHttpServletRequest request;

    /** Null if no style names one. */
    public String get() {
        return Optional.ofNullable(request.getResource().adaptTo(ComponentStyleInfo.class))
            .map(ComponentStyleInfo::getAppliedHtmlElement)
            .filter(element -> !element.isEmpty())
            .orElse(null);
    }
}
