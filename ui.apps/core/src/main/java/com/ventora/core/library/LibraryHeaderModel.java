package com.ventora.core.library;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.commons.link.Link;
import com.adobe.cq.wcm.core.components.commons.link.LinkManager;
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

/** The component library's header: its name, and its parts as children. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/library/header",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class LibraryHeaderModel extends Own {

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @Self
    private OwnItems items;

    @JsonUnwrapped
    public OwnItems getItems() {
        return items;
    }

    @Self
    private LinkManager linkManager;

    public Link<?> getLink() {
        var link = linkManager.get(resource).build();
        return link.isValid() ? link : null;
    }
}
