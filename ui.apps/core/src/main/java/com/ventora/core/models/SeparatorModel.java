package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Separator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Extended;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Separator v1 with the switch that its model lacks. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/separator",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class SeparatorModel extends Extended<Separator> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Separator core;

    @Override
    public Separator getCore() {
        return core;
    }

    @JsonProperty("isDecorative")
    public boolean isDecorative() {
        return core.isDecorative();
    }
}
