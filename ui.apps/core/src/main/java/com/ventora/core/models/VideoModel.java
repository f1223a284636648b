package com.ventora.core.models;

import com.adobe.cq.export.json.ComponentExporter;
import com.adobe.cq.export.json.ExporterConstants;
import com.day.cq.dam.api.Asset;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.ventora.core.shared.Children;
import com.ventora.core.shared.Own;
import com.ventora.core.shared.Part;
import java.util.List;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Default;
import org.apache.sling.models.annotations.DefaultInjectionStrategy;
import org.apache.sling.models.annotations.Exporter;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.ValueMapValue;

/** A self-hosted video with its formats and captions. */
@Model(
    adaptables = SlingHttpServletRequest.class,
    adapters = ComponentExporter.class,
    resourceType = "ventora/components/video",
    defaultInjectionStrategy = DefaultInjectionStrategy.OPTIONAL)
@Exporter(name = ExporterConstants.SLING_MODEL_EXPORTER_NAME, extensions = ExporterConstants.SLING_MODEL_EXTENSION)
public class VideoModel extends Own {

    /** A format of the video. */
    record Source(String id, String url, String type) implements Part {}

    /** Captions or another text track of a video. */
    record Track(String id, String url, String kind, String language, String label) implements Part {}

    @ValueMapValue(name = "jcr:title")
    @JsonProperty
    private String title;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean loop;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean muted;

    @ValueMapValue
    @Default(booleanValues = true)
    @JsonProperty
    private boolean playsInline;

    @ValueMapValue
    @Default(booleanValues = false)
    @JsonProperty
    private boolean autoPlay;

    @ValueMapValue
    @JsonProperty
    private Integer width;

    @ValueMapValue
    @JsonProperty
    private Integer height;

    public String getPoster() {
        return address(properties().get("poster", ""));
    }

    public List<Source> getSources() {
        return files("sources").map(file -> new Source(file.getName(), addressOf(file), type(file.getValueMap()))).toList();
    }

    public List<Track> getTracks() {
        return files("tracks").map(file -> {
            var properties = file.getValueMap();
            return new Track(
                file.getName(),
                addressOf(file),
                properties.get("kind", String.class),
                properties.get("language", String.class),
                properties.get("label", String.class));
        }).toList();
    }

    /** Multifield entries with a file of this site. */
    private Stream<Resource> files(String name) {
        return Children.of(resource, name).stream().filter(file -> addressOf(file) != null);
    }

    private String type(ValueMap file) {
        var own = file.get("type", String.class);
        var stored = own != null ? null : resource.getResourceResolver().getResource(file.get("url", ""));
        var asset = stored == null ? null : stored.adaptTo(Asset.class);
        return asset == null ? own : asset.getMimeType();
    }

    private String addressOf(Resource file) {
        return address(file.getValueMap().get("url", ""));
    }

    /** Null for files of other sites: pages must not load media from elsewhere. */
    private String address(String path) {
        return path.startsWith("/") ? resource.getResourceResolver().map(request, path) : null;
    }
}
