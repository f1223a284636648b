package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import java.util.List;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** The consent question and its purposes, in node order. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/cookiebanner",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class CookieBannerModel extends Own {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private String text;

    @ValueMapValue
    @JsonProperty
    private String acceptText;

    @ValueMapValue
    @JsonProperty
    private String refuseText;

    @ValueMapValue
    @JsonProperty
    private String manageText;

    @ValueMapValue
    @JsonProperty
    private String saveText;

    @ValueMapValue
    @JsonProperty
    private String policyVersion;

    record Purpose(String name, String title, String description, boolean required) implements Part {}

    public List<Purpose> getPurposes() {
        return Children.of(resource, "purposes").stream().map(CookieBannerModel::purpose).toList();
    }

    private static Purpose purpose(Resource node) {
        var properties = node.getValueMap();
        return new Purpose(
            properties.get("name", node.getName()),
            properties.get("jcr:title", String.class),
            properties.get("jcr:description", String.class),
            properties.get("required", false));
    }
}
