package com.ventora.core.pictures;

import com.ventora.core.shared.Part;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.sling.api.resource.Resource;

/**
 * The keys of our pictures beyond Core Components' `src` and `srcset`: modern formats, the original's size, the focal
 * point.
 */
public record Picture(
    String src,
    String srcset,
    List<Source> sources,
    Integer width,
    Integer height,
    String alt,
    boolean lazy,
    String sizes,
    String focalPoint)
    implements Part {

    /** The same picture in another format. */
    public record Source(String type, String srcset) implements Part {}

    private static final List<String> MODERN = List.of("avif", "webp");

    /** Formats that can be scaled and converted; a drawing needs neither, and an animation would stop. */
    private static final Set<String> SCALABLE = Set.of("jpeg", "jpg", "png", "webp");

    /** For browsers without `srcset`: the largest width up to this. */
    private static final int PLAIN_WIDTH = 1280;

    /**
     * @param allowed the widths that the policy allows, ascending
     * @param asset null for a picture that was uploaded to its component
     */
    public static Picture of(
        PictureAddresses addresses, IntStream allowed, Resource asset, String alt, boolean lazy, String sizes, String focalPoint) {
        var metadata = AssetMetadata.of(asset);
        var size = Optional.ofNullable(metadata.get("tiff:ImageWidth", Integer.class));
        var format = addresses.extension();
        var widths = SCALABLE.contains(format)
            ? allowed.filter(width -> width > 0 && width <= size.orElse(width)).boxed().toList()
            : List.<Integer>of();
        var plain = widths.stream().filter(width -> width <= PLAIN_WIDTH).reduce((first, last) -> last);
        return new Picture(
            addresses.of(format, plain.or(() -> widths.stream().findFirst()).orElse(null)),
            addresses.set(format, widths),
            widths.isEmpty()
                ? List.of()
                : MODERN.stream().map(each -> new Source("image/" + each, addresses.set(each, widths))).toList(),
            size.orElse(null),
            metadata.get("tiff:ImageLength", Integer.class),
            alt,
            lazy,
            sizes,
            focalPoint);
    }
}
