package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Embed;
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

/** Embed v2 with its name, its aspect ratio and the YouTube video id, which Core Components do not export. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/embed",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class EmbedModel extends Extended<Embed> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Embed core;

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @JsonProperty
    private String aspectRatio;

    @Override
    public Embed getCore() {
        return core;
    }

    public String getYoutubeVideoId() {
        var type = core.getEmbeddableResourceType();
        return type != null && type.endsWith("/youtube") ? properties().get("youtubeVideoId", String.class) : null;
    }
}
