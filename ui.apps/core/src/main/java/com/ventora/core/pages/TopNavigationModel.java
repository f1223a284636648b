package com.ventora.core.pages;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
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
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** Service links in node order. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/topnavigation",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class TopNavigationModel extends Own {

    @ValueMapValue
    @JsonProperty
    private String accessibilityLabel;

    record ServiceLink(String text, String icon, Link<?> link) implements Part {}

    @Self
    private LinkManager linkManager;

    public List<ServiceLink> getLinks() {
        return Children.of(resource, "links").stream().map(this::serviceLink).toList();
    }

    private ServiceLink serviceLink(Resource node) {
        var properties = node.getValueMap();
        var link = linkManager.get(node).withLinkUrlPropertyName("link").build();
        return new ServiceLink(
            properties.get("text", String.class), properties.get("icon", String.class), link.isValid() ? link : null);
    }
}
