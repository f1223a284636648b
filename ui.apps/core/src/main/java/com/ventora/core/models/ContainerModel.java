package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.wcm.foundation.model.responsivegrid.ResponsiveGrid;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Extended;
import com.ventora.core.shared.StyleElement;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** AEM's grid with the keys that its model lacks: the anchor, the landmark, its name and its element. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/container",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ContainerModel extends Extended<ResponsiveGrid> {

    @Self
    @Via(type = ResourceSuperType.class)
    private ResponsiveGrid core;

    @ValueMapValue
    @JsonProperty
    private String roleAttribute;

    @ValueMapValue
    @JsonProperty
    private String accessibilityLabel;

    @Self
    private StyleElement element;

    @Override
    public ResponsiveGrid getCore() {
        return core;
    }

    public String getAppliedHtmlElement() {
        return element.get();
    }

    /** Only an authored id: nothing links to generated ones. */
    public String getId() {
        return Optional.ofNullable(properties().get("id", String.class))
            .filter(id -> !id.isEmpty())
            .map(id -> id.trim().replaceAll("\\s+", "-"))
            .orElse(null);
    }
}
