package com.ventora.core.models;

import com.adobe.cq.wcm.core.components.models.Image;
import com.day.cq.commons.DownloadResource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;
import org.apache.sling.models.factory.ModelFactory;

/**
 * Pictures of image components, and of components that show one by an image component's properties (teaser, card list):
 * Core Components' image gives address, widths and words.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class Pictures {

    private static final String IMAGE = "ventora/components/image";
    private static final List<String> MODERN = List.of("avif", "webp");

    /** Formats that can be scaled and converted; a drawing needs neither, an animation would stop. */
    private static final Set<String> SCALABLE = Set.of("jpeg", "jpg", "png", "webp");

    /** For browsers without `srcset`: the largest width up to this one. */
    private static final int PLAIN_WIDTH = 1280;

    private static final Pattern TEMPLATE = Pattern.compile("(.*\\.coreimg)((?:\\.\\d+)?)\\{\\.width}\\.(\\w+)(.*)");

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private ModelFactory models;

    /** The picture that a resource shows, be it its own or a page's; null for none. */
    Picture of(Resource resource) {
        var image = models.getModelFromWrappedRequest(
            request, new ResourceWith(resource, Map.of("sling:resourceType", IMAGE)), Image.class);
        var template = image.getSrcUriTemplate();
        var parts = TEMPLATE.matcher(template == null ? "" : template.replace("%7B.width%7D", "{.width}"));
        return parts.matches() ? picture(resource, image, new Addresses(parts.group(1), parts.group(2), parts.group(3), parts.group(4))) : null;
    }

    /** The picture of a component that has one of its own; pictures of pages do not step in. */
    Picture ownOf(Resource resource) {
        return resource != null && hasPicture(resource) ? of(resource) : null;
    }

    /** The featured image of a page. */
    Picture featured(Resource pageContent) {
        return ownOf(pageContent.getChild("cq:featuredimage"));
    }

    /** Where the subject of an asset is, wherever nothing else is said. */
    static String assetFocalPoint(Resource asset) {
        return metadata(asset, "focalPoint", String.class);
    }

    private static boolean hasPicture(Resource resource) {
        return resource.getValueMap().containsKey(DownloadResource.PN_REFERENCE) || resource.getChild("file") != null;
    }

    private Picture picture(Resource resource, Image image, Addresses addresses) {
        var reference = image.getFileReference();
        var asset = reference == null ? null : resource.getResourceResolver().getResource(reference);
        var size = Optional.ofNullable(metadata(asset, "tiff:ImageWidth", Integer.class));
        var widths = SCALABLE.contains(addresses.extension)
            ? Arrays.stream(image.getWidths()).filter(width -> width > 0 && width <= size.orElse(width)).boxed().toList()
            : List.<Integer>of();
        var plain = widths.stream().filter(width -> width <= PLAIN_WIDTH).reduce((first, last) -> last);
        return new Picture(
            addresses.of(addresses.extension, plain.or(() -> widths.stream().findFirst()).orElse(null)),
            addresses.set(addresses.extension, widths),
            widths.isEmpty()
                ? List.of()
                : MODERN.stream().map(format -> new Picture.Source("image/" + format, addresses.set(format, widths))).toList(),
            size.orElse(null),
            metadata(asset, "tiff:ImageLength", Integer.class),
            Optional.ofNullable(image.getAlt()).orElse(""),
            image.isLazyEnabled(),
            Optional.ofNullable(image.getSizes()).filter(each -> !each.isEmpty()).orElse(null),
            Optional.ofNullable(resource.getValueMap().get("focalPoint", String.class))
                .filter(each -> !each.isEmpty())
                .orElse(assetFocalPoint(asset)));
    }

    private static <T> T metadata(Resource asset, String name, Class<T> type) {
        var metadata = asset == null ? null : asset.getChild("jcr:content/metadata");
        return metadata == null ? null : metadata.getValueMap().get(name, type);
    }

    /** Addresses of one picture as the adaptive image servlet serves them. */
    private record Addresses(String path, String quality, String extension, String rest) {

        /** In a width, else as it is. A quality may stand in an address only before a width. */
        String of(String format, Integer width) {
            var size = width == null ? "" : quality + "." + width;
            return path + size + "." + format + rest.replaceAll("\\." + extension + "$", "." + format);
        }

        String set(String format, List<Integer> widths) {
            return widths.isEmpty()
                ? null
                : widths.stream().map(width -> of(format, width) + " " + width + "w").collect(Collectors.joining(", "));
        }
    }
}
