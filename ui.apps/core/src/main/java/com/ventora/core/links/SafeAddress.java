package com.ventora.core.links;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The addresses that a link may point to; same rules as the local server's `shared/is-safe-address.ts`. */
public final class SafeAddress {

    private static final Set<String> SCHEMES = Set.of("http", "https", "mailto", "tel");

    /** Characters that browsers strip before parsing a scheme (WHATWG URL, basic URL parser). */
    private static final Pattern IGNORED = Pattern.compile("^[\\x00-\\x20]+|[\\t\\n\\r]");
    private static final Pattern SCHEME = Pattern.compile("^([a-zA-Z][a-zA-Z0-9+.-]*):.*", Pattern.DOTALL);

    private SafeAddress() {}

    /** Whether a link may point to the address; false for null. */
    public static boolean isSafe(String address) {
        if (address == null || address.isEmpty()) return false;
        var scheme = SCHEME.matcher(IGNORED.matcher(address).replaceAll(""));
        return !scheme.matches() || SCHEMES.contains(scheme.group(1).toLowerCase(Locale.ROOT));
    }
}
