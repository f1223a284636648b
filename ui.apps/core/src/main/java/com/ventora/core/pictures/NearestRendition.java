package com.ventora.core.pictures;

import com.day.cq.dam.api.Asset;
import com.day.cq.dam.api.Rendition;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;

/** Selects the rendition of an asset that suits a width best. It creates none. */
final class NearestRendition {

    /** `cq5dam.web.1280.1280.jpeg`: the box that the picture was fitted into. */
    private static final Pattern NAME = Pattern.compile("cq5dam\\.(?:web|zoom|thumbnail)\\.(\\d{1,5})\\.(\\d{1,5})\\.\\w+");

    /** Formats supported by all browsers. */
    private static final Set<String> SHOWN = Set.of("image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/svg+xml");

    private record Sized(Rendition rendition, int width) {}

    private final Asset asset;
    private final ValueMap metadata;

    NearestRendition(Asset asset) {
        this.asset = asset;
        var node = asset.adaptTo(Resource.class).getChild("jcr:content/metadata");
        metadata = node == null ? ValueMap.EMPTY : node.getValueMap();
    }

    /**
     * The narrowest rendition of at least the width; else the original, or the widest if browsers do not support the
     * original's format.
     *
     * @param width null for the original
     * @param extension the preferred format among renditions of the same width
     */
    Optional<Rendition> of(Integer width, String extension) {
        var order = Comparator.comparingInt(Sized::width).thenComparing(each -> !isOf(extension, each.rendition));
        return sized().filter(each -> width != null && each.width >= width).min(order)
            .map(Sized::rendition)
            .or(() -> Optional.ofNullable(asset.getOriginal()).filter(NearestRendition::isShown))
            .or(() -> sized().max(Comparator.comparingInt(Sized::width)).map(Sized::rendition));
    }

    private Stream<Sized> sized() {
        return asset.getRenditions().stream().filter(NearestRendition::isShown).flatMap(rendition -> {
            var box = NAME.matcher(rendition.getName());
            return box.matches() ? Stream.of(new Sized(rendition, widthIn(box))) : Stream.empty();
        });
    }

    /** The width of the picture in its box: a portrait picture does not fill it. */
    private int widthIn(Matcher box) {
        var boxWidth = Integer.parseInt(box.group(1));
        long width = metadata.get("tiff:ImageWidth", 0L);
        long height = metadata.get("tiff:ImageLength", 0L);
        if (width <= 0 || height <= 0) return boxWidth;
        var fitted = Math.round((double) width * Integer.parseInt(box.group(2)) / height);
        return (int) Math.min(boxWidth, Math.min(width, fitted));
    }

    private static boolean isShown(Rendition rendition) {
        return rendition.getMimeType() != null && SHOWN.contains(rendition.getMimeType());
    }

    private static boolean isOf(String extension, Rendition rendition) {
        return rendition.getMimeType().equals("image/" + extension.replace("jpg", "jpeg"));
    }
}
