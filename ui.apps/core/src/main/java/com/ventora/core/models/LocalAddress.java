package com.ventora.core.models;

import java.util.regex.Pattern;

/**
 * An address of the site without its origin. Sling's mapping writes a whole one where a request came by another host or
 * scheme than the site's, and the head would put the origin before it a second time.
 */
final class LocalAddress {

    private static final Pattern ORIGIN = Pattern.compile("^https?://[^/]*", Pattern.CASE_INSENSITIVE);

    private LocalAddress() {}

    static String of(String address) {
        if (address == null) return null;
        var path = ORIGIN.matcher(address).replaceFirst("");
        return path.isEmpty() ? "/" : path;
    }
}
