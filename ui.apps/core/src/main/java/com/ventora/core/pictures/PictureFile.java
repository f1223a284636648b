package com.ventora.core.pictures;

import com.day.cq.dam.api.Asset;
import java.util.Locale;
import java.util.Optional;
import org.apache.sling.commons.mime.MimeTypeService;

/**
 * What the address of a picture says of its asset.
 *
 * @param extension of its own format; `jpeg` for one that browsers do not know
 * @param modified when it was changed, in epoch milliseconds; 0 where it never was
 * @param name as search engines like it, without its extension
 */
public record PictureFile(String extension, long modified, String name) {

    private static final String JPEG = "jpeg";

    /** Empty for an asset that is no picture. */
    public static Optional<PictureFile> of(Asset asset, MimeTypeService mimeTypes) {
        var type = Optional.ofNullable(asset.getMimeType()).filter(each -> !each.isEmpty()).orElse("image/" + JPEG);
        if (!type.startsWith("image/")) return Optional.empty();
        var extension = mimeTypes.getExtension(type.split(";")[0]);
        var known = extension == null || extension.matches("tiff?") ? JPEG : extension;
        return Optional.of(new PictureFile(known, asset.getLastModified(), readable(asset.getName())));
    }

    /** What follows the extension in its address (`/1795165200000/range.webp`): a picture that changes has another one. */
    public String suffix(String format) {
        return modified > 0 ? "/%d/%s.%s".formatted(modified, name, format) : "";
    }

    private static String readable(String name) {
        return name.replaceAll("\\.[^.]*$", "").replaceAll("[\\W_]", "-").toLowerCase(Locale.ROOT);
    }
}
