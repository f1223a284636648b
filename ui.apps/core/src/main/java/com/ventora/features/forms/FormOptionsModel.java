package com.ventora.features.forms;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.form.Options;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Extended;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Form options v2 with an option to be required. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/form/options",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class FormOptionsModel extends Extended<Options> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Options core;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean required;

    @ValueMapValue
    @JsonProperty
    private String requiredMessage;

    @ValueMapValue
    @JsonProperty
    private String constraintMessage;

    @ValueMapValue
    @JsonProperty
    private String autocomplete;

    @Override
    public Options getCore() {
        return core;
    }
}
