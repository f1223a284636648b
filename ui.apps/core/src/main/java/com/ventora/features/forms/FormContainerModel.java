package com.ventora.features.forms;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.form.Container;
import com.adobe.cq.wcm.core.components.util.ComponentUtils;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
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

/**
 * Form container v2 with its resource path, which AEM gives only to its own markup, and an id for the link to the
 * confirmation.
 */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/form/container",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class FormContainerModel extends Extended<Container> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Container core;

    @ValueMapValue
    @JsonProperty
    private String thankYouMessage;

    @Self
    private SentReference sent;

    @Override
    @JsonIgnoreProperties({":type", "id", "name"})
    public Container getCore() {
        return core;
    }

    public String getId() {
        return core.getId() != null ? core.getId() : ComponentUtils.generateId("form", resource.getPath());
    }

    public String getName() {
        return getId();
    }

    public String getFormStart() {
        return resource.getPath();
    }

    /** Whether the confirmation shows the message's reference number. */
    public Boolean getShowReference() {
        return properties().get("showReference", false) ? true : null;
    }

    public String getReference() {
        return getShowReference() == null ? null : sent.get();
    }
}
