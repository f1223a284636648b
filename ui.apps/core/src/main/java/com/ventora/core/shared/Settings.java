package com.ventora.core.shared;

import com.day.cq.wcm.api.designer.Style;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.InjectionStrategy;
import org.apache.sling.models.annotations.injectorspecific.ScriptVariable;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** A component's settings: from its author, else from the template's policy. */
@Model(adaptables = SlingHttpServletRequest.class)
public class Settings {

    @Self
    private SlingHttpServletRequest request;

    @ScriptVariable(injectionStrategy = InjectionStrategy.OPTIONAL)
    private Style currentStyle;

    public <T> Optional<T> get(String name, Class<T> type) {
        return Optional.ofNullable(request.getResource().getValueMap().get(name, type))
            .or(() -> Optional.ofNullable(currentStyle).map(style -> style.get(name, type)));
    }
}
