package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.ProgressBar;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Extended;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Progress bar v1 with the names of its steps. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/progressbar",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ProgressBarModel extends Extended<ProgressBar> {

    @Self
    @Via(type = ResourceSuperType.class)
    private ProgressBar core;

    @ValueMapValue
    @JsonProperty
    private String[] steps;

    @Override
    public ProgressBar getCore() {
        return core;
    }
}
