package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.OwnItems;
import com.ventora.core.shared.Part;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A dialog over the page, and its trigger. Values that were not authored are left to the component's defaults. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/modal",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class ModalModel extends Own {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private Integer topPosition;

    @ValueMapValue
    @JsonProperty
    private Double overlayOpacity;

    @ValueMapValue
    @JsonProperty
    private String overlayColor;

    @ValueMapValue
    @JsonProperty
    private String closeText;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean isWide;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean isOpened;

    @ValueMapValue
    @JsonProperty
    private String buttonText;

    record Trigger(String id, String className, String eventName) implements Part {}

    @Self
    private OwnItems items;

    @JsonUnwrapped
    public OwnItems getItems() {
        return items;
    }

    public Trigger getTrigger() {
        var trigger = new Trigger(authored("triggerId"), authored("triggerClassName"), authored("triggerEventName"));
        return trigger.equals(new Trigger(null, null, null)) ? null : trigger;
    }
}
