package com.ventora.core.models;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Addresses of one picture as the adaptive image servlet serves them.
 *
 * @param path with the selector
 * @param quality with its dot; empty for none
 * @param rest what follows the extension: when the picture was changed, its name
 */
record PictureAddresses(String path, String quality, String extension, String rest) {

    private static final Pattern TEMPLATE = Pattern.compile("(.*\\.coreimg)((?:\\.\\d+)?)\\{\\.width}\\.(\\w+)(.*)");

    /** Those that Core Components give an image; none for one without a picture. */
    static Optional<PictureAddresses> of(String template) {
        var parts = TEMPLATE.matcher(template == null ? "" : template.replace("%7B.width%7D", "{.width}"));
        return parts.matches()
            ? Optional.of(new PictureAddresses(parts.group(1), parts.group(2), parts.group(3), parts.group(4)))
            : Optional.empty();
    }

    /** In a width, else as it is. A quality may stand in an address only before a width. */
    String of(String format, Integer width) {
        var size = width == null ? "" : quality + "." + width;
        return path + size + "." + format + rest.replaceAll("\\." + extension + "$", "." + format);
    }

    /** Null for no widths. */
    String set(String format, List<Integer> widths) {
        return widths.isEmpty()
            ? null
            : widths.stream().map(width -> of(format, width) + " " + width + "w").collect(Collectors.joining(", "));
    }
}
