package com.ventora.features.forms;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.form.Text;
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

/** Form text v2 with the native constraints. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/form/text",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class FormTextModel extends Extended<Text> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Text core;

    @ValueMapValue
    @JsonProperty
    private String autocomplete;

    @ValueMapValue
    @JsonProperty
    private String pattern;

    @ValueMapValue
    @JsonProperty
    private String min;

    @ValueMapValue
    @JsonProperty
    private String max;

    @ValueMapValue
    @JsonProperty
    private Integer maxLength;

    @Override
    public Text getCore() {
        return core;
    }
}
