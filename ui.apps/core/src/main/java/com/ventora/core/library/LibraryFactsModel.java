package com.ventora.core.library;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Own;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Facts from the definition of the component that a library page documents. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/library/facts",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class LibraryFactsModel extends Own {

    @ValueMapValue
    @JsonProperty
    private String component;

    public String getTitle() {
        return definition().get("jcr:title", String.class);
    }

    public String getSuperType() {
        return definition().get("sling:resourceSuperType", String.class);
    }

    public String getGroup() {
        return definition().get("componentGroup", String.class);
    }

    @JsonProperty("isContainer")
    public Boolean isContainer() {
        return definition().isEmpty() ? null : definition().get("cq:isContainer", false);
    }

    private ValueMap definition() {
        var node = component == null ? null : resource.getResourceResolver().getResource("/apps/" + component);
        return node == null ? ValueMap.EMPTY : node.getValueMap();
    }
}
