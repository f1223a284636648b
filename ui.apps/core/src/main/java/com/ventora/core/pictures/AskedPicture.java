package com.ventora.core.pictures;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.sling.api.request.RequestPathInfo;

/**
 * The parts of a picture's address: `….coreimg.<quality>.<width>.<extension>/<last change>/<name>.<extension>`.
 *
 * @param width null for the unchanged picture
 */
record AskedPicture(Integer width, String extension) {

    private static final Pattern SELECTORS = Pattern.compile("coreimg(?:(?:\\.(?:[1-9]\\d?|100))?\\.([1-9]\\d{0,4}))?");
    private static final Pattern SUFFIX = Pattern.compile("(?:/\\d{1,16})?/[^/]+\\.(\\w+)");

    /** Raster formats without animation, which can replace each other. */
    private static final Set<String> SCALABLE = Set.of("avif", "webp", "jpeg", "jpg", "png");

    /** Empty if the address is invalid. */
    static Optional<AskedPicture> of(RequestPathInfo address) {
        var selectors = SELECTORS.matcher(Optional.ofNullable(address.getSelectorString()).orElse(""));
        var extension = address.getExtension();
        if (!selectors.matches() || extension == null || !isWellFormed(address.getSuffix(), extension)) return Optional.empty();
        var width = selectors.group(1);
        return Optional.of(new AskedPicture(width == null ? null : Integer.valueOf(width), extension));
    }

    /** Whether a picture is available in this form: in an allowed width; a drawing or an animation only unchanged. */
    boolean isFor(PictureFile file, ImagePolicy policy) {
        var isScalable = SCALABLE.contains(file.extension());
        var isFormat = extension.equals(file.extension()) || isScalable && SCALABLE.contains(extension);
        return isFormat && (width == null || isScalable && policy.widths().contains(width));
    }

    /** Its only valid address, after the asset's path. */
    String canonical(PictureFile file, ImagePolicy policy) {
        var size = width == null ? "" : "." + policy.quality() + "." + width;
        return ".coreimg" + size + "." + extension + file.suffix(extension);
    }

    private static boolean isWellFormed(String suffix, String extension) {
        if (suffix == null) return true;
        var parts = SUFFIX.matcher(suffix);
        return parts.matches() && parts.group(1).equals(extension);
    }
}
