package com.ventora.core.pictures;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Addresses of one picture in the adaptive image servlet.
 *
 * @param path with the selector
 * @param quality with its dot; empty if there is none
 * @param rest the part after the extension: the picture's date and name
 */
record PictureAddresses(String path, String quality, String extension, String rest) {

    private static final Pattern TEMPLATE = Pattern.compile("(.*\\.coreimg)((?:\\.\\d+)?)\\{\\.width}\\.(\\w+)(.*)");

    /** Those of Core Components' image; null if it has no picture. */
    static Optional<PictureAddresses> of(String template) {
        var parts = TEMPLATE.matcher(template == null ? "" : template.replace("%7B.width%7D", "{.width}"));
        return parts.matches()
            ? Optional.of(new PictureAddresses(parts.group(1), parts.group(2), parts.group(3), parts.group(4)))
            : Optional.empty();
    }

    /** With a width, else unchanged. The servlet accepts a quality only before a width. */
    String of(String format, Integer width) {
        var size = width == null ? "" : quality + "." + width;
        return path + size + "." + format + rest.replaceAll("\\." + extension + "$", "." + format);
    }

    /** Null if there are no widths. */
    String set(String format, List<Integer> widths) {
        return widths.isEmpty()
            ? null
            : widths.stream().map(width -> of(format, width) + " " + width + "w").collect(Collectors.joining(", "));
    }
}
