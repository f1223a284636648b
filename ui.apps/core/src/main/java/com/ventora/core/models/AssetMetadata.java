package com.ventora.core.models;

import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** The metadata of an asset. */
final class AssetMetadata {

    private AssetMetadata() {}

    /** Empty without an asset or without any. */
    static ValueMap of(Resource asset) {
        var metadata = asset == null ? null : asset.getChild("jcr:content/metadata");
        return metadata == null ? ValueMap.EMPTY : metadata.getValueMap();
    }

    /** A text of the metadata; null for an empty one. */
    static String text(Resource asset, String name) {
        var text = of(asset).get(name, "");
        return text.isEmpty() ? null : text;
    }
}
