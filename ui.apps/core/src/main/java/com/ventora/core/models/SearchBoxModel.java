package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** The search box: the settings of its field. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/searchbox",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class SearchBoxModel extends Own {

    @ValueMapValue
    @JsonProperty
    private Integer minLength;

    @ValueMapValue
    @JsonProperty
    private Integer maxItems;

    @ValueMapValue
    @JsonProperty
    private Integer recent;

    @ValueMapValue
    @JsonProperty
    private String placeholder;

    @Self
    private SearchAddress address;

    /** The page of results; a page that is gone has no address. */
    public String getAction() {
        return address.get();
    }

    public String getSuggest() {
        return request.getContextPath() + "/bin/ventora/suggest";
    }
}
