package com.ventora.core.catalogue;

import java.util.Locale;

/** Order numbers. */
public final class Sku {

    private Sku() {}

    /** An order number as people type it: case, spaces and punctuation do not count. `v 1050/00` is `V-1050-00`. */
    public static String folded(String sku) {
        return sku.toUpperCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /** Order numbers are written as their fragment says; one that says none is called by its name. */
    static String of(Fragment fragment) {
        var own = fragment.master().get("sku", "");
        return own.isEmpty() ? fragment.asset().getName().toUpperCase(Locale.ROOT) : own;
    }
}
