package com.ventora.core.pictures;

import com.day.cq.dam.api.Asset;
import java.util.Locale;
import java.util.Optional;
import org.apache.sling.commons.mime.MimeTypeService;

/**
 * The parts of a picture's address that come from its asset.
 *
 * @param extension of its own format; `jpeg` if browsers do not support it
 * @param modified time of the last change in epoch milliseconds; 0 if it was never changed
 * @param name suitable for search engines, without extension
 */
public record PictureFile(String extension, long modified, String name) {

    private static final String JPEG = "jpeg";

    /** Empty if the asset is not a picture. */
    public static Optional<PictureFile> of(Asset asset, MimeTypeService mimeTypes) {
        var type = Optional.ofNullable(asset.getMimeType()).filter(each -> !each.isEmpty()).orElse("image/" + JPEG);
        if (!type.startsWith("image/")) return Optional.empty();
        var extension = mimeTypes.getExtension(type.split(";")[0]);
        var known = extension == null || extension.matches("tiff?") ? JPEG : extension;
        return Optional.of(new PictureFile(known, asset.getLastModified(), readable(asset.getName())));
    }

    /**
     * The part after the extension in its address (`/1795165200000/range.webp`): the address changes with the picture.
     */
    public String suffix(String format) {
        return modified > 0 ? "/%d/%s.%s".formatted(modified, name, format) : "";
    }

    private static String readable(String name) {
        return name.replaceAll("\\.[^.]*$", "").replaceAll("[\\W_]", "-").toLowerCase(Locale.ROOT);
    }
}
