package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.OwnItems;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A group of teasers: the child nodes, in order. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/teaserlist",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class TeaserListModel extends Own {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private String layout;

    @ValueMapValue
    @JsonProperty
    private Integer columns;

    @Self
    private OwnItems items;

    @JsonUnwrapped
    public OwnItems getItems() {
        return items;
    }
}
