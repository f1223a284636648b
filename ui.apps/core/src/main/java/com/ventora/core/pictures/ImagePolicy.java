package com.ventora.core.pictures;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** The policy for pictures of the asset folder: the image policy of the site with the folder's name. */
public final class ImagePolicy {

    private static final String PATH = "/conf/%1$s/settings/wcm/policies/%1$s/components/image/default";
    private static final int QUALITY = 82;

    private final ValueMap properties;

    private ImagePolicy(ValueMap properties) {
        this.properties = properties;
    }

    /** A policy without allowed widths if the site has none. */
    public static ImagePolicy of(Resource asset) {
        var site = Stream.of(asset.getPath().split("/")).skip(3).findFirst().orElse("");
        var policy = Optional.ofNullable(asset.getResourceResolver().getResource(PATH.formatted(site)));
        return new ImagePolicy(policy.map(Resource::getValueMap).orElse(ValueMap.EMPTY));
    }

    /** JPEG quality, 1 to 100. */
    public int quality() {
        return properties.get("jpegQuality", QUALITY);
    }

    /** The allowed widths, ascending. */
    public List<Integer> widths() {
        return Stream.of(properties.get("allowedRenditionWidths", new String[0]))
            .filter(width -> width.matches("\\d+"))
            .map(Integer::valueOf)
            .sorted()
            .distinct()
            .toList();
    }

    /** Whether browsers load pictures lazily. */
    public boolean isLazy() {
        return !properties.get("disableLazyLoading", false);
    }

    /** The `sizes` attribute of pictures; null if it is not set. */
    public String sizes() {
        var sizes = properties.get("sizes", String[].class);
        return sizes == null ? null : String.join(", ", sizes);
    }
}
