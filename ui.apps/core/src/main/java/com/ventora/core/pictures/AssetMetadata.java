package com.ventora.core.pictures;

import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** The metadata of an asset. */
public final class AssetMetadata {

    private AssetMetadata() {}

    /** Empty if there is no asset or no metadata. */
    public static ValueMap of(Resource asset) {
        var metadata = asset == null ? null : asset.getChild("jcr:content/metadata");
        return metadata == null ? ValueMap.EMPTY : metadata.getValueMap();
    }

    /** A text of the metadata; null if it is empty. */
    public static String text(Resource asset, String name) {
        var text = of(asset).get(name, "");
        return text.isEmpty() ? null : text;
    }
}
