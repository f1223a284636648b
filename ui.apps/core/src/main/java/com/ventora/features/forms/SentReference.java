package com.ventora.features.forms;

import java.util.regex.Pattern;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** The reference number of the message just sent, from the address of the confirmation page. */
@Model(adaptables = SlingHttpServletRequest.class)
public class SentReference {

    private static final Pattern REFERENCE = Pattern.compile("[0-9A-F]{8}");

    @Self
    private SlingHttpServletRequest request;

    /** Null if nothing was sent. */
    public String get() {
        var sent = request.getParameter("sent");
        return sent != null && REFERENCE.matcher(sent).matches() ? sent : null;
    }
}
