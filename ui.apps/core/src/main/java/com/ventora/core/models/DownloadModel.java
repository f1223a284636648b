package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.adobe.cq.wcm.core.components.models.Download;
import com.day.cq.dam.api.Asset;
import com.ventora.core.pictures.Picture;
import com.ventora.core.pictures.Pictures;
import com.ventora.core.shared.Extended;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.Via;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.annotations.via.ResourceSuperType;

/** Download v2 with its cover and its exact size in bytes, which Core Components round down to a whole unit. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/download",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class DownloadModel extends Extended<Download> {

    @Self
    @Via(type = ResourceSuperType.class)
    private Download core;

    @Override
    public Download getCore() {
        return core;
    }

    @Self
    private Pictures pictures;

    public Long getBytes() {
        var reference = properties().get("fileReference", "");
        var asset = resource.getResourceResolver().getResource(reference);
        if (asset == null) return null;
        return Optional.ofNullable(asset.adaptTo(Asset.class))
            .map(each -> each.getMetadataValue("dam:size"))
            .filter(size -> !size.isEmpty())
            .map(Long::valueOf)
            .or(() -> Optional.ofNullable(asset.adaptTo(Asset.class)).map(each -> each.getOriginal().getSize()))
            .orElse(null);
    }

    public Picture getImage() {
        return pictures.ownOf(resource.getChild("image"));
    }
}
