package com.ventora.core.pages;

import java.util.regex.Pattern;

/**
 * An address of the site without its origin. Sling's mapping returns an absolute one if a request has another host or
 * scheme than the site, and the head would add the origin again.
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
