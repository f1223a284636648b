package com.ventora.core.models;

import com.day.cq.dam.api.Asset;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ResourceResolver;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.commons.mime.MimeTypeService;
import org.apache.sling.models.annotations.Model;
import org.apache.sling.models.annotations.injectorspecific.OSGiService;
import org.apache.sling.models.annotations.injectorspecific.Self;

/**
 * Pictures of the asset folder that no component of a page holds (a fragment names them): their address is the asset's own, so
 * that a picture has one address on all pages of all languages. The rules are those of the image policy of the site that
 * the folder is named as: Core Components' image would find none, for an asset stands on no page.
 */
@Model(adaptables = SlingHttpServletRequest.class)
public class AssetPictures {

    private static final String POLICY = "/conf/%1$s/settings/wcm/policies/%1$s/components/image/default";
    private static final int QUALITY = 82;
    private static final String JPEG = "jpeg";

    @Self
    private SlingHttpServletRequest request;

    @OSGiService
    private MimeTypeService mimeTypes;

    /** Null where there is no asset, or one that is no picture. */
    Picture of(String path, String alt) {
        var resolver = request.getResourceResolver();
        var resource = path == null ? null : resolver.getResource(path);
        var asset = resource == null ? null : resource.adaptTo(Asset.class);
        if (asset == null) return null;
        var type = Optional.ofNullable(asset.getMimeType()).filter(each -> !each.isEmpty()).orElse("image/" + JPEG);
        if (!type.startsWith("image/")) return null;
        var policy = policyOf(path, resolver);
        return Picture.of(
            addresses(asset, extensionOf(type), policy),
            widths(policy),
            resource,
            alt,
            !policy.get("disableLazyLoading", false),
            Optional.ofNullable(policy.get("sizes", String[].class)).map(sizes -> String.join(", ", sizes)).orElse(null),
            AssetMetadata.text(resource, "focalPoint"));
    }

    private PictureAddresses addresses(Asset asset, String extension, ValueMap policy) {
        var changed = asset.getLastModified();
        return new PictureAddresses(
            request.getResourceResolver().map(request, asset.getPath()) + ".coreimg",
            "." + policy.get("jpegQuality", QUALITY),
            extension,
            changed > 0 ? "/%d/%s.%s".formatted(changed, readable(asset.getName()), extension) : "");
    }

    private String extensionOf(String type) {
        var extension = mimeTypes.getExtension(type.split(";")[0]);
        return extension == null || extension.matches("tiff?") ? JPEG : extension;
    }

    /** The widths that a policy allows, ascending. */
    private static IntStream widths(ValueMap policy) {
        return Stream.of(policy.get("allowedRenditionWidths", new String[0]))
            .filter(width -> width.matches("\\d+"))
            .mapToInt(Integer::parseInt)
            .sorted()
            .distinct();
    }

    private static ValueMap policyOf(String asset, ResourceResolver resolver) {
        var site = Stream.of(asset.split("/")).skip(3).findFirst().orElse("");
        return Optional.ofNullable(resolver.getResource(POLICY.formatted(site))).map(Resource::getValueMap).orElse(ValueMap.EMPTY);
    }

    /** A file name as search engines like it, without its extension. */
    private static String readable(String name) {
        return name.replaceAll("\\.[^.]*$", "").replaceAll("[\\W_]", "-").toLowerCase(Locale.ROOT);
    }
}
