package com.ventora.core.pictures;

import com.ventora.core.shared.Children;
import com.ventora.core.shared.Part;
import java.util.List;
import java.util.Optional;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.Self;

/** Videos of teasers. */
@Model(adaptables = SlingHttpServletRequest.class)
public class TeaserVideos {

    public record Source(String id, String url, String type) implements Part {}

    public record Video(
        boolean loop,
        boolean muted,
        boolean playsInline,
        boolean autoPlay,
        int width,
        int height,
        String poster,
        String focalPoint,
        List<Source> sources)
        implements Part {}

    // Default size of a video without one, to reserve its space.
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 800;

    @Self
    private SlingHttpServletRequest request;

    /** The video of a teaser; null if there is none or it has no source. */
    public Video of(Resource teaser) {
        var node = teaser.getChild("video");
        if (node == null) return null;
        var sources = Children.of(node, "sources").stream()
            .filter(source -> address(source.getValueMap(), "url") != null)
            .map(source -> new Source(
                source.getName(), address(source.getValueMap(), "url"), source.getValueMap().get("type", String.class)))
            .toList();
        if (sources.isEmpty()) return null;
        var properties = node.getValueMap();
        var poster = Optional.ofNullable(properties.get("poster", String.class)).map(teaser.getResourceResolver()::getResource);
        return new Video(
            properties.get("loop", false),
            properties.get("muted", false),
            properties.get("playsInline", false),
            properties.get("autoPlay", false),
            properties.get("width", WIDTH),
            properties.get("height", HEIGHT),
            address(properties, "poster"),
            // A poster is a frame of its video, so both have the same focal point.
            poster.map(Pictures::assetFocalPoint).orElse(null),
            sources);
    }

    private String address(ValueMap properties, String name) {
        var path = properties.get(name, String.class);
        return path != null && path.startsWith("/") ? request.getResourceResolver().map(request, path) : path;
    }
}
